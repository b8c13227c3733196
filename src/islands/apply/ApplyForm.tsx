import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTimestamp } from '../../fields/field-table.ts';
import Text from '../../hydration/Text.tsx';
import { sending } from '../../messages/form.ts';
import Field from '../form/Field.tsx';
import Form from '../form/Form.tsx';
import DateField from './DateField.tsx';
import FormDraft from './FormDraft.tsx';
import ResumeField from './ResumeField.tsx';
import { applySubmit, type ReceiptInfo } from './submit.ts';
import Suggestions, { type SuggestionGroup } from './Suggestions.tsx';
import UploadProgress from './UploadProgress.tsx';

interface Props extends ReceiptInfo {
  /** What a resume should contain. */
  resumeHint: string;
  /** What happens after an application, in a sentence. */
  after: string;
  /** Suggestions for the position. */
  suggestions: readonly SuggestionGroup[];
}

/** The intern application. */
export default function ApplyForm({ resumeHint, after, suggestions, ...receiptInfo }: Props) {
  return (
    <Form
      label="Join our Team"
      buttonLabel="Submit"
      busyMessage={sending.apply}
      fields={applicationFields}
      submit={applySubmit(receiptInfo)}
      whileSending={<UploadProgress />}
      footer={<FormDraft />}
    >
      {Object.entries<FieldSpec>(applicationFields).map(([name, spec]) => {
        const field = { name, spec };
        if (isTimestamp(spec)) return <DateField key={name} {...field} />;
        if (spec.type === 'file') return <ResumeField key={name} {...field} hint={resumeHint} />;
        return (
          <Field key={name} {...field}>
            {spec.list && <Suggestions id={spec.list} groups={suggestions} />}
          </Field>
        );
      })}
      <Text as="p">{after}</Text>
    </Form>
  );
}
