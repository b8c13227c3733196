/*
 * This file and the islands import no module in common. Otherwise the bundler would put the module into a file of its own, which
 * every page with an island would load. So this file repeats a few lines of `safely.ts`.
 */

/** In characters. Some systems cut off a longer address. */
const maxLength = 1800;

/**
 * The URL of an email with a subject and a text (RFC 6068). A form with a `mailto:` action is no alternative: browsers write
 * spaces as `+`, or lose `+` and garble letters beyond Latin.
 * @returns the URL, and whether only the start of the text fits into it
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

/** The storage of this tab; undefined if the browser denies it. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Makes a form open the visitor’s email program. The subject is the choice, or else the name of the form; the text is each
 * question with its answer. The answers stay in the form. A page cannot find out whether a program has opened, so it also shows
 * the email, with buttons that copy the email and the address.
 */
export function addEmailForm(form: HTMLFormElement): void {
  const fields = form.querySelectorAll<HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement>('[name]');
  const need = form.querySelector('select');
  const button = form.querySelector<HTMLButtonElement>('.button');
  const status = form.querySelector('.opened');
  const finished = form.querySelector<HTMLElement>('.finished');
  const finishedText = form.querySelector('.text');
  const copyStatus = form.querySelector('.copied');
  if (!need || !button || !status || !finished || !finishedText || !copyStatus)
    throw new Error('EmailForm.astro lacks an element');
  const { email = '', tooLong = '', nothingOpened = '', copied = '', selected = '' } = form.dataset;

  const navigation = performance
    .getEntriesByType('navigation')
    .find((entry) => entry instanceof PerformanceNavigationTiming);
  // Chromium restores the fields after Back, but not after a reload.
  for (const field of fields)
    if (navigation?.type === 'reload') field.value ||= storage()?.getItem(field.id) ?? '';
  addEventListener('pagehide', () => {
    for (const { id, value } of fields) storage()?.setItem(id, value);
  });
  // A link to the form may name a service.
  if (navigation?.type === 'navigate') need.value ||= new URLSearchParams(location.search).get('need') ?? '';
  // An old link may name a service that was renamed.
  if (need.selectedIndex < 0) need.selectedIndex = 0;

  const hide = () => {
    finished.hidden = true;
    status.textContent = copyStatus.textContent = '';
  };
  form.addEventListener('input', hide);
  // A required answer must be more than spaces. `click` comes before the browser validates the fields.
  button.addEventListener('click', () => {
    for (const field of fields) field.value = field.value.trim();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    hide();
    const answers = [...fields].filter(({ value }) => value).map(({ name, value }) => `${name}\n${value}\n`);
    const subject = need.value || form.name;
    const text = answers.join('\n');
    const { url, isCut } = mailtoUrl(email, subject, text);
    finishedText.textContent = `${subject}\n\n${text}`;
    finished.hidden = false;
    status.textContent = isCut ? `${tooLong} ${nothingOpened}` : nothingOpened;
    status.scrollIntoView({ block: 'nearest' });
    location.href = url;
  });
  for (const copyButton of finished.querySelectorAll('button')) {
    const copy = async () => {
      // Each button is below what it copies.
      const source = copyButton.previousElementSibling;
      copyStatus.textContent = '';
      try {
        await navigator.clipboard.writeText(source?.textContent ?? '');
        copyStatus.textContent = copied;
      } catch {
        if (source) getSelection()?.selectAllChildren(source);
        copyStatus.textContent = selected;
      }
    };
    copyButton.addEventListener('click', () => void copy());
  }
  button.disabled = false;
}
