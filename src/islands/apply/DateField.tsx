import { useEffect, useRef } from 'react';
import * as catalogue from '../../catalogue/apply.ts';
import Field from '../Field.tsx';
import { useForm } from '../formState.ts';
import { stamp } from './stamp.ts';

/**
 * The moment of the application, set in the browser when the form loads and again after each submit, one that the form
 * itself refused included: each submit finds its own list of problems.
 */
export default function DateField() {
  const input = useRef<HTMLInputElement>(null);
  const { busy, problems } = useForm();
  useEffect(() => {
    const set = () => {
      if (!input.current) return;
      input.current.value = stamp(new Date());
      // What stands there when the form is emptied.
      input.current.defaultValue = input.current.value;
    };
    // A page that is drawn ahead of the visit stamps the moment it is really shown.
    if (document.prerendering) document.addEventListener('prerenderingchange', set, { once: true });
    else if (!busy) set();
    return () => document.removeEventListener('prerenderingchange', set);
  }, [busy, problems]);
  return <Field ref={input} name="date" label="Date" hint={catalogue.hints.date} readOnly />;
}
