import Text from '../Text.tsx';

/** A sentence that ends with a link to the mailbox. */
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
