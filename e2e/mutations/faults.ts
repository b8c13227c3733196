/** A careless change of one file. */
export interface Fault {
  readonly what: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** The specs that should notice it, as arguments for Playwright. */
  readonly specs: readonly string[];
}

/** What a fault changes, the text and its replacement, and the specs. */
type Change = readonly [what: string, text: string, replacement: string, specs: string];

const inFile = (file: string, ...changes: readonly Change[]): Fault[] =>
  changes.map(([what, text, replacement, specs]) => ({
    what,
    file,
    text,
    replacement,
    specs: specs.split(' '),
  }));

/** The planted faults, file by file; those of prerendering, menus before hydration, and hydration come last. */
export const faults: readonly Fault[] = [
  ...inFile('src/editor/fields.ts', [
    'a prefilled item has no keys',
    "Object.fromEntries(required.map((name) => [name, '']))",
    '({})',
    'owner/editor-fields',
  ]),
  ...inFile(
    'src/collections/links.ts',
    ['an address of this computer is published', 'if (isLocal ||', 'if (', 'owner/mistakes'],
    [
      'a link to no file is not reported with its field',
      '|| isFile(target)',
      '|| /[.]/.test(target)',
      'owner/mistakes',
    ],
  ),
  ...inFile('src/schema/placeholders.ts', [
    'an unknown placeholder is published',
    '![...placeholders, ...more].some((name) => token === `{${name}}`)',
    'false',
    'owner/mistakes',
  ]),
  ...inFile(
    'src/api/calls.ts',
    ['login has another path', "post('login'", "post('signin'", 'member/login'],
    [
      'the application is sent without the last slash',
      'internInformation/',
      'internInformation',
      'applicant/application',
    ],
    ['sign-out has another name of its query', '{ user_id: userId }', '{ userId }', 'member/signout'],
    ['sign-out is a GET', "client.post('logout'", "client.get('logout'", 'member/signout'],
  ),
  ...inFile(
    'src/api/client.ts',
    ['calls have a timeout', 'timeout: false', 'timeout: 10_000', 'visitor/forms.spec'],
    ['calls are repeated', 'retry: 0', 'retry: 2', 'member/signup'],
  ),
  ...inFile('src/api/failure.ts', [
    'Cancel counts as no response',
    "=== 'AbortError'",
    "=== 'TimeoutError'",
    'visitor/forms.spec applicant/application',
  ]),
  ...inFile(
    'src/api/response.ts',
    [
      'another message means a taken username',
      "'Username is already taken'",
      "'Username already taken'",
      'member/signup',
    ],
    [
      'the user id is read from another field',
      'isRecord(data) ? data.user_id',
      'isRecord(data) ? data.id',
      'member/login',
    ],
  ),
  ...inFile('src/api/result.ts', [
    'Cancel waits for the call',
    'Promise.race([call(), aborted(signal)])',
    'call()',
    'visitor/forms.spec applicant/application applicant/resume',
  ]),
  ...inFile(
    'src/api/upload.ts',
    ['a success waits for its body', 'if (status < 300) settle();', '', 'applicant/application'],
    [
      'Cancel lets the upload go on',
      "signal.addEventListener('abort', () => xhr.abort());",
      '',
      'applicant/application',
    ],
  ),
  ...inFile(
    'src/session.ts',
    [
      'signing out empties the stored id',
      'localStorage.removeItem(userIdKey)',
      "localStorage.setItem(userIdKey, '')",
      'member/signout member/session',
    ],
    ['full storage keeps the user before', 'if (!stored) removeStored();', '', 'member/storage'],
    ['another tab is not followed', "addEventListener('storage', sync);", '', 'member/session'],
  ),
  ...inFile('src/dom-contract.ts', [
    'the user id has another key',
    "'userId'",
    "'user_id'",
    'member/login member/session',
  ]),
  ...inFile('src/sign-out.ts', [
    'one of status and message is enough',
    "status !== 'success' || message",
    "status !== 'success' && message",
    'member/signout',
  ]),
  ...inFile(
    'src/site.ts',
    ['any text is a time zone', 'refine(isTimeZone,', 'refine(Boolean,', 'owner/mistakes'],
    [
      'placeholders are published',
      'unconfirmed.some((value) => value.field === field) ? undefined : value',
      'value',
      'unit/pages seo/structured-data',
    ],
  ),
  ...inFile('src/navigation.ts', [
    'a wrong label in the header',
    "label: 'Designs'",
    "label: 'Design'",
    'unit/page-parts',
  ]),
  ...inFile(
    'src/csp.ts',
    ['the policy has no base-uri', `'base-uri': ["'none'"],`, '', 'unit/policy'],
    ['pages do not require Trusted Types', `'require-trusted-types-for': ["'script'"], `, '', 'unit/policy'],
    [
      'every page allows Google',
      'document.querySelector(`[${googleAttribute}]`) !== null',
      'true',
      'unit/policy member/google',
    ],
  ),
  ...inFile('src/environment.ts', [
    'a build needs no SITE_URL',
    'isBuild ? siteUrl : siteUrl.optional()',
    'siteUrl.optional()',
    'owner/environment',
  ]),
  ...inFile(
    'src/fields/application.ts',
    [
      'a wrong label in the application',
      "label: 'Qualification'",
      "label: 'Education'",
      'applicant/application',
    ],
    ['the qualification is optional', "required: 'Enter your qualification',", '', 'applicant/application'],
    ['the date can be typed', ", type: 'timestamp'", '', 'applicant/application'],
  ),
  ...inFile('src/fields/draft-days.ts', [
    'a draft is kept for seventy days',
    'draftDays = 7',
    'draftDays = 70',
    'applicant/draft member/storage',
  ]),
  ...inFile('src/fields/field-table.ts', [
    'a draft stores passwords',
    "type === 'text' || type === 'email'",
    "type !== 'file'",
    'member/storage',
  ]),
  ...inFile(
    'src/fields/resume.ts',
    ['.doc is not accepted', "'.doc': 'application/msword',", '', 'applicant/resume'],
    ['a file twice the limit is accepted', 'size > limit ', 'size > 2 * limit ', 'applicant/resume'],
    [
      'the chosen file is not copied',
      '{ file: new File([bytes], name, { type, lastModified }) }',
      '{ file }',
      'applicant/resume',
    ],
  ),
  ...inFile('src/fields/validators.ts', [
    'blanks fill a field',
    "trimmed(value ?? '') === ''",
    '!value',
    'unit/fields',
  ]),
  ...inFile('src/messages/slow-response.ts', [
    'a slow response is announced after a minute',
    'slowResponseMs = 10_000',
    'slowResponseMs = 60_000',
    'visitor/forms.spec',
  ]),
  ...inFile(
    'src/messages/apply.ts',
    ['Fixed: success', 'applying , We', 'applying, we', 'applicant/application'],
    [
      'Fixed: failed',
      "failed = 'Something went wrong. Please",
      "failed = 'Something went wrong. please",
      'applicant/application',
    ],
  ),
  ...inFile('src/messages/form.ts', [
    'Fixed: welcome',
    'Welcome to ${company}',
    'Welcome to ${company}!',
    'member/login member/signup',
  ]),
  ...inFile('src/messages/login.ts', [
    'Fixed: invalid',
    'Invalid email or password',
    'Wrong email or password',
    'member/login',
  ]),
  ...inFile(
    'src/messages/sign-out.ts',
    ['Fixed: signedOut', 'visiting, Logout', 'visiting, logout', 'member/signout'],
    ['Fixed: noUser', 'No user logged in.', 'No user is logged in.', 'member/signout'],
  ),
  ...inFile('src/messages/signup.ts', [
    'Fixed: usernameTaken',
    'in use, Try',
    'in use. Try',
    'member/signup',
  ]),
  ...inFile(
    'src/islands/form/useSubmit.ts',
    ['a double click sends twice', 'running.current || ', '', 'visitor/presses'],
    ['a press after Cancel sends again', ' || state.busy', '', 'visitor/second-times'],
    [
      'a form is submitted while its dialog is open',
      'if (result.message === undefined) running',
      'running',
      'member/login visitor/presses',
    ],
    [
      'a failure keeps the password',
      'else if (result.message !== undefined) emptyPasswords(form.current);',
      '',
      'member/login visitor/passwords',
    ],
    [
      'a success keeps the fields',
      'if (result.succeeded) form.current?.reset();',
      'if (result.succeeded) clearTimeout(timer);',
      'member/login applicant/application',
    ],
  ),
  ...inFile(
    'src/islands/form/usePersistedFields.ts',
    ['a draft replaces what was typed', ' && !typed.includes(input)', '', 'applicant/draft'],
    ['a link replaces what was typed', ' || query === location.search', '', 'applicant/openings'],
    ['a draft that another tab deletes is lost', "['storage', 'pageshow']", '[]', 'applicant/draft'],
  ),
  ...inFile(
    'src/islands/form/Form.tsx',
    ['a sent application stays as a draft', 'draft.clear();', '', 'applicant/draft'],
    [
      'an error stays after its correction',
      'clearError(target.name);',
      'draft.save();',
      'visitor/forms.spec applicant/application',
    ],
  ),
  ...inFile(
    'src/islands/form/Field.tsx',
    [
      'an invalid field is not marked',
      'aria-invalid={error !== undefined}',
      '',
      'visitor/forms.spec visitor/accessibility-states',
    ],
    [
      'fields can be changed while sending',
      'readOnly={busy || isTimestamp}',
      'readOnly={isTimestamp}',
      'visitor/presses',
    ],
  ),
  ...inFile('src/islands/form/ErrorSummary.tsx', [
    'the summary gets no focus',
    'useEffect(() => box.current?.focus(), [submits]);',
    '',
    'visitor/forms.spec',
  ]),
  ...inFile(
    'src/islands/form/FormStatus.tsx',
    [
      'nothing offers to try again',
      "outcome.retryable ? 'Try again' : button",
      'button',
      'applicant/application',
    ],
    [
      'Cancel loses the focus',
      "cancel.parentElement?.querySelector('button')?.focus();",
      ';',
      'applicant/application visitor/forms.spec',
    ],
  ),
  ...inFile(
    'src/islands/form/Dialog.tsx',
    [
      'closing the dialog opens no page',
      'next === undefined ? undefined : location.assign(next)',
      '',
      'member/signup member/login',
    ],
    [
      'an alert is a plain dialog',
      "role={alert ? 'alertdialog' : undefined}",
      '',
      'member/reset applicant/application',
    ],
    [
      'Escape closes the sign-out modal',
      'if (persistent && !closedByButton.current) return dialog.current?.showModal();',
      '',
      'member/signout',
    ],
  ),
  ...inFile('src/styles/form.css', [
    'large text widens the page of the form',
    '  font-size: min(1em, 7vw);\n',
    '',
    'visitor/reflow',
  ]),
  ...inFile('src/islands/form/Dialog.module.css', [
    'a double click on Submit closes the message',
    '  animation: open 500ms;',
    '  animation: none;',
    'visitor/presses',
  ]),
  ...inFile('src/islands/apply/submit.ts', [
    'refused fields are not named',
    "!fields.includes(field) || type === 'timestamp'",
    'fields.length >= 0',
    'applicant/application',
  ]),
  ...inFile('src/islands/apply/DateField.tsx', [
    'the date has a T',
    ".replace('T', ' ')",
    '',
    'applicant/application',
  ]),
  ...inFile('src/islands/apply/ResumeField.tsx', [
    'a file chosen before replaces the later one',
    'if (input.current?.files?.[0] === original) replaceWith',
    'replaceWith',
    'applicant/resume',
  ]),
  ...inFile(
    'src/islands/auth/forgot-password.ts',
    ['the email keeps its capitals', 'typed.toLowerCase()', 'typed', 'member/reset'],
    [
      'an unknown status sets the password',
      "status !== 'error' || message",
      "status !== 'error' && message",
      'member/reset',
    ],
  ),
  ...inFile('src/islands/auth/signup.ts', [
    'an unknown status creates the account',
    "if (status !== 'success') return",
    "if (status === 'error') return",
    'member/signup',
  ]),
  ...inFile('src/islands/auth/login.ts', [
    'the welcome leads elsewhere',
    "next: '/'",
    "next: '/apply'",
    'member/login',
  ]),
  ...inFile('src/islands/auth/AuthForm.tsx', [
    'the draft of the login outlives the tab',
    "key: 'login', storage: 'sessionStorage'",
    "key: 'login', storage: 'localStorage'",
    'member/storage',
  ]),
  ...inFile('src/islands/auth/GoogleButton.tsx', [
    'the button stays without its script',
    'setFailed(!accounts);',
    '',
    'member/google',
  ]),
  ...inFile('src/islands/header/menus.css', [
    'a dropdown leaves the window',
    'minmax(0, max-content)',
    'max-content',
    'visitor/header-widths',
  ]),
  ...inFile('src/islands/header/MenuLink.tsx', [
    'the current page is not marked',
    "? 'page' :",
    '? undefined :',
    'visitor/header.spec',
  ]),
  ...inFile('src/islands/header/useSignOut.ts', [
    'two clicks send two requests',
    'if (running.current) return;',
    '',
    'member/signout',
  ]),
  ...inFile('src/islands/terms/TermsCheckbox.module.css', [
    'Apply is always there',
    ':not(:has(:checked)) a',
    ':not(:has(:checked)) b',
    'applicant/terms',
  ]),
  ...inFile('src/collections/day.ts', [
    'the clock decides, not SOURCE_DATE_EPOCH',
    'SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now()',
    'Date.now()',
    'owner/edits',
  ]),
  ...inFile(
    'src/collections/opening-status.ts',
    ['an opening closes on its last day', 'today() <= validThrough', 'today() < validThrough', 'owner/edits'],
    ['a closed opening is open', "status === 'open' && ", '', 'owner/openings'],
  ),
  ...inFile('src/collections/entries.ts', [
    'the sitemap lists noindex pages',
    "!('noindex' in data && data.noindex) && ",
    '',
    'seo/search',
  ]),
  ...inFile('src/collections/day.ts', [
    'days are written the American way',
    "'en-IN'",
    "'en-US'",
    'applicant/openings',
  ]),
  ...inFile(
    'src/collections/loader.ts',
    ['addresses that differ in case are accepted', 'each.toLowerCase()', 'each', 'owner/mistakes'],
    ['two texts of a page cannot have the same heading', '`${id}-`', "''", 'owner/edits'],
  ),
  ...inFile(
    'src/collections/markdown.ts',
    ['a text may have a main heading', "['a', 'h1', 'img', 'p']", "['a', 'img', 'p']", 'owner/mistakes'],
    ['a text may link to a script', '(https?:|mailto:', '(https?:|javascript:|mailto:', 'owner/mistakes'],
  ),
  ...inFile(
    'src/content.config.ts',
    [
      'an opening may close before it is posted',
      'validThrough >= postedOn',
      'validThrough !== postedOn',
      'owner/mistakes',
    ],
    ['an opening may have no vacancy', 'z.int().positive()', 'z.int()', 'owner/mistakes'],
  ),
  ...inFile(
    'src/seo/Head.astro',
    [
      'an alias is its own canonical page',
      'rel="canonical" href={absolute(path)}',
      'rel="canonical" href={Astro.url.href}',
      'seo/search',
    ],
    ['noindex is missing', '{noindex && <meta name="robots" content="noindex" />}', '', 'seo/search'],
  ),
  ...inFile('src/seo/StructuredData.astro', [
    '</script> in a text ends the data',
    ".replaceAll('<', '\\\\u003c')",
    '',
    'seo/structured-data',
  ]),
  ...inFile(
    'src/seo/job-posting.ts',
    ['a closed opening is a JobPosting', ' || !isOpen(data)', '', 'seo/structured-data'],
    ['every opening is remote', 'isRemote(data.location)', "isRemote('Remote')", 'seo/structured-data'],
  ),
  ...inFile('src/pages/robots.txt.ts', ['robots may read nothing', 'Allow: /', 'Disallow: /', 'seo/search']),
  ...inFile('src/pages/sitemap.xml.ts', [
    'the sitemap has no dates',
    'updated ? `<lastmod>${updated}</lastmod>` : ',
    '',
    'seo/search',
  ]),
  ...inFile('src/pages/positions.astro', [
    'the link back leads elsewhere',
    'href="/careers"',
    'href="/interns"',
    'unit/page-parts',
  ]),
  ...inFile('src/editor/config.ts', [
    'saving writes empty fields',
    'omit_empty_optional_fields: true',
    'omit_empty_optional_fields: false',
    'owner/editor.spec',
  ]),
  ...inFile('src/editor/integration.ts', [
    'search lists the editor',
    'X-Robots-Tag: noindex',
    'X-Robots-Tag: all',
    'unit/host-files',
  ]),
  ...inFile('src/layouts/Base.astro', [
    'the language of a page is missing',
    '<html lang="en">',
    '<html>',
    'unit/pages',
  ]),
  ...inFile(
    'src/layouts/Form.astro',
    [
      'a removed form leaves no mailbox',
      '.card:not(:has(form)) > .unusable',
      '.card:not(:has(form)) > .old',
      'visitor/forms-hydration',
    ],
    ['without a script the page does not explain', '<noscript>', '<noscript hidden>', 'visitor/forms.spec'],
  ),
  ...inFile(
    'src/layouts/Job.astro',
    ['search lists a closed opening', 'noindex: !open', 'noindex: false', 'seo/search'],
    [
      'a closed opening can be applied for',
      'actions={open ? apply : []}',
      'actions={apply}',
      'owner/openings',
    ],
  ),
  ...inFile('src/components/Table.astro', [
    'every value of a card has one label',
    '<span>{columns[index + 1]}</span>',
    '<span>Posting date</span>',
    'applicant/openings',
  ]),
  ...inFile('src/components/Announcement.astro', [
    'the bar announces no openings',
    "(count > 0 || !text.includes('{openings}'))",
    'true',
    'owner/edits',
  ]),
  ...inFile('src/components/Solutions.astro', [
    'solutions fade with reduced motion',
    'screen and (prefers-reduced-motion: no-preference)',
    'screen',
    'visitor/solutions',
  ]),
  ...inFile('src/components/Solutions.astro', [
    'a solution fades in when a tenth is visible',
    'intersectionRatio < 0.5',
    'intersectionRatio < 0.1',
    'visitor/solutions',
  ]),
  ...inFile('src/components/SelectedPosition.astro', [
    'a position is not encoded',
    '${encodeURIComponent(position)}',
    '${position}',
    'applicant/openings',
  ]),
  ...inFile(
    'src/styles/base.css',
    ['anchors end at the top', 'scroll-padding-top: 80px', 'scroll-padding-top: 0', 'visitor/anchors'],
    ['the focus is invisible', 'outline: 3px solid currentcolor', 'outline: 0', 'visitor/reflow'],
  ),
  ...inFile('src/styles/tokens.css', [
    'small text has too little contrast in the dark',
    '--quiet: #d8c9ba',
    '--quiet: #7b6f66',
    'visitor/every-page',
  ]),
  ...inFile('src/supported-browsers.ts', [
    'older Safari is dropped',
    "'safari15.4', 'ios15.4'",
    "'safari17', 'ios17'",
    'unit/pages unit/islands',
  ]),
  ...inFile('public/_headers', [
    'other sites may frame a page',
    "; frame-ancestors 'none'",
    '',
    'unit/host-files',
  ]),
  ...inFile('src/pages/[redirects].ts', [
    'a further address is lost',
    "'served' : 'moved'",
    "'served' : 'lost'",
    'unit/host-files',
  ]),
  ...inFile('.config/hosts/nginx.conf', [
    'nginx sends no referrer policy',
    'add_header Referrer-Policy strict-origin-when-cross-origin always;\n',
    '',
    'owner/hosts',
  ]),
  ...inFile(
    'src/layouts/FirstFrame.astro',
    [
      'the header flashes',
      '  })();',
      '  });onpageshow = () => setTimeout(onstorage, 100);',
      'member/session',
    ],
    [
      'no page is kept for Back',
      '  })();',
      '  })();navigator.locks.request("page", () => new Promise(() => {}));',
      'visitor/back',
    ],
  ),
  ...inFile(
    'src/layouts/Internship.astro',
    ['the form is not prerendered on the tick', "'immediate'", "'conservative'", 'applicant/prerender'],
    [
      'the button of the header leads to no part of the page',
      "href: '#terms'",
      "href: '#term'",
      'seo/addresses',
    ],
    ['a link in a layout leads to no page', 'href="/privacy"', 'href="/privac"', 'seo/addresses'],
  ),
  ...inFile('src/islands/when-activated.ts', [
    'a prerendered page restores the draft',
    'if (document.prerendering)',
    'if (document.hidden && !document.prerendering)',
    'applicant/prerender',
  ]),
  ...inFile(
    'src/islands/header/menus.ts',
    [
      'a click outside closes nothing',
      '!each.parentElement?.contains(target)',
      'false',
      'visitor/header.spec visitor/menus',
    ],
    ['Escape loses the focus', "innermost[0]?.querySelector('summary')?.focus();", '', 'visitor/header.spec'],
    ['the hidden menu stays open', "  addEventListener('resize', onResize);\n", '', 'visitor/header-widths'],
  ),
  ...inFile(
    'src/hydration/client-when.ts',
    ['a press during which the script fails stays busy', "'click', ", '', 'visitor/presses'],
    [
      'forms wait for the first touch',
      '[${directiveAttribute}*=paint]',
      '[${directiveAttribute}*=load]',
      'visitor/forms-hydration',
    ],
    [
      'a form that arrives after the first paint waits for the first touch',
      "document.addEventListener('DOMContentLoaded', requestAfterPaint);",
      '',
      'visitor/slow-page',
    ],
    [
      'the script of a form delays the first paint',
      "new PerformanceObserver(requestAfterPaint).observe({ type: 'paint', buffered: true });",
      'requestAfterPaint();',
      'visitor/forms-hydration',
    ],
    [
      'a form waits for the first touch where no paint is reported',
      'requestAnimationFrame(() => setTimeout(requestAfterPaint, 1000));',
      '',
      'visitor/forms-hydration',
    ],
    [
      'a prerendered form waits for the visit',
      'if (document.prerendering) requestAfterPaint();',
      '',
      'applicant/prerender',
    ],
  ),
  ...inFile(
    'src/hydration/request-hydration.ts',
    ['an island may take 100 seconds', 'timeoutMs = 30_000', 'timeoutMs = 100_000', 'visitor/presses'],
    ['React replaces a pressed button', 'await pointerReleased();', '', 'applicant/terms'],
    [
      'presses count before React attaches its listeners',
      'await hydrate();',
      "await hydrate();\n    island.setAttribute('data-hydrated', '');",
      'visitor/forms-hydration',
    ],
  ),
  ...inFile(
    'src/hydration/deferred-press.ts',
    ['an early submit reloads the page', 'event.preventDefault();', '', 'visitor/presses'],
    ['an early press is lost', 'return button?.click();', 'return;', 'visitor/presses'],
    ['a press is repeated minutes later', 'deferred.delete(island);', '', 'visitor/presses'],
  ),
  ...inFile('src/hydration/load-island.ts', [
    'one failure of the runtime is final',
    'setTimeout(done, 1000)',
    'setTimeout(done, 1_000_000)',
    'visitor/forms-hydration',
  ]),
  ...inFile('src/hydration/integration.ts', [
    'an island needs a second round trip',
    "'allow-extension'",
    "'exports-only'",
    'unit/islands',
  ]),
  ...inFile(
    'src/islands/useHydrated.ts',
    ['an early tick is lost', 'to.checked = from.checked;', '', 'applicant/terms'],
    [
      'early text is lost',
      'else if (to.value !== from.value) to.value = from.value;',
      '',
      'visitor/forms-hydration',
    ],
    [
      'an early file is lost',
      'to.files = from.files',
      'to.value = from.name',
      'applicant/resume visitor/forms-hydration',
    ],
  ),
  ...inFile('src/pages/openings.xml.ts', [
    'addresses of the feed end with a slash',
    'trailingSlash: false',
    'trailingSlash: true',
    'seo/addresses',
  ]),
  ...inFile('src/seo/absolute.ts', [
    'machines read addresses in capitals',
    'new URL(path, SITE_URL)',
    'new URL(path.toUpperCase(), SITE_URL)',
    'seo/addresses',
  ]),
  ...inFile(
    'src/schema/parts.ts',
    ['a title may have 600 letters', 'line.max(60)', 'line.max(600)', 'owner/limits'],
    ['a description may have five letters', '.min(50)', '.min(5)', 'owner/limits'],
    ['two offerings are enough', 'list(point, 3', 'list(point, 2', 'owner/limits'],
  ),
  ...inFile('src/schema/field-types.ts', [
    'an address may be longer than a file name',
    '.max(100,',
    '.max(1000,',
    'owner/limits',
  ]),
  ...inFile(
    'src/plural.ts',
    ['one day is days', 'count === 1', 'count === 0', 'unit/numbers'],
    ['a word is off by one', 'words[count]', 'words[count + 1]', 'unit/numbers owner/edits'],
  ),
  ...inFile('src/collections/pay.ts', ['a hour', "'an' : 'a'", "'a' : 'an'", 'unit/numbers']),
  ...inFile('src/islands/form/useSubmit.ts', [
    'the second error is not announced',
    'submits: submits + 1',
    'submits: 1',
    'visitor/forms.spec visitor/second-times',
  ]),
  ...inFile('src/islands/form/Dialog.tsx', [
    'a form cannot be sent again after its dialog',
    'onClose();',
    '',
    'visitor/second-times member/login',
  ]),
  ...inFile('src/seo/job-posting.ts', [
    'job search reads the pay of another period',
    'per.toUpperCase()',
    "'YEAR'",
    'seo/structured-data',
  ]),
];
