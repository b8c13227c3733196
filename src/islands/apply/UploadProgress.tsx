import * as messages from '../../messages/apply.ts';
import styles from '../form/Field.module.css';
import { useForm } from '../form/form-context.ts';
import Text from '../Text.tsx';
import { formatSize } from './file-size.ts';

/** The progress of the upload in percent and bytes. Screen readers announce every quarter once. */
export default function UploadProgress() {
  const { sent, total } = useForm().progress ?? { sent: 0, total: 0 };
  const share = total && sent / total;
  const quarter = Math.floor(share * 4) * 25;
  return (
    <div>
      <progress value={share} aria-label="Sent" />
      <Text as="p">{messages.progress(Math.floor(share * 100), formatSize(sent), formatSize(total))}</Text>
      <Text as="p" role="status" className={styles.visuallyHidden}>
        {quarter > 0 ? messages.percentSent(quarter) : undefined}
      </Text>
    </div>
  );
}
