import Text from '../Text.tsx';

/** A sentence and, at its end, the link to the mailbox, whose address is never translated. */
export default function Mailbox({ text, email }: { text: string; email: string }) {
  return (
    <>
      <Text as="span">{`${text} `}</Text>
      <Text as="a" href={`mailto:${email}`} translate="no">
        {email}
      </Text>
    </>
  );
}
