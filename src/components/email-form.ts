/** In characters. Some systems cut off a longer address. */
const maxLength = 1800;

/**
 * The address of an email with a subject and a text (RFC 6068). Browsers would write blanks as `+` for a form with such an
 * action, or lose `+` and garble letters beyond Latin.
 * @returns the address, and whether only the start of the text fits into it
 */
export function mailtoUrl(email: string, subject: string, text: string): { url: string; isCut: boolean } {
  let url = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=`;
  for (const letter of text.replaceAll(/\r?\n/g, '\r\n')) {
    const next = encodeURIComponent(letter);
    if (url.length + next.length > maxLength) return { url, isCut: true };
    url += next;
  }
  return { url, isCut: false };
}

/**
 * Makes a form open the visitor’s email program: the subject is the choice, or else the name of the form, and the text is each
 * label with its answer. What was typed stays in the form.
 */
export function addEmailForm(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, textarea, input')];
  const options = [...form.querySelectorAll('option')];
  const { email = '', tooLong = '' } = form.dataset;
  // A link to the form may name a service. After a reload, the browser has restored the choice.
  const need = options.find(({ value }) => value === new URLSearchParams(location.search).get('need'));
  if (need && options[0]?.selected) need.selected = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const answers = fields
      .filter(({ value }) => value)
      .map(({ labels, value }) => `${labels?.[0]?.textContent}\n${value}\n`);
    const subject = options.find(({ selected }) => selected)?.value || form.name;
    const { url, isCut } = mailtoUrl(email, subject, answers.join('\n'));
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = isCut ? tooLong : '';
    location.href = url;
  });
}
