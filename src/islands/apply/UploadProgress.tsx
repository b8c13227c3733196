import { formatSize } from './file-size.ts';
import * as messages from '../../messages/apply.ts';
import { useForm } from '../form/form-context.ts';
import LiveRegion from '../LiveRegion.tsx';
import Text from '../../hydration/Text.tsx';
import { useWindowEvent } from '../useWindowEvent.ts';

/** The progress of the upload in percent and bytes. Screen readers announce each quarter. */
export default function UploadProgress() {
  const { sent, total } = useForm().progress;
  // Asks for confirmation before leaving. Chrome and Edge before version 119 don’t ask.
  useWindowEvent('beforeunload', (event) => event.preventDefault());
  const share = total && sent / total;
  const quarter = Math.floor(share * 4) * 25;
  return (
    <div>
      <progress value={share} aria-label="Sent" />
      <Text as="p">{messages.progress(Math.floor(share * 100), formatSize(sent), formatSize(total))}</Text>
      <LiveRegion>{quarter > 0 ? messages.percentSent(quarter) : undefined}</LiveRegion>
    </div>
  );
}
