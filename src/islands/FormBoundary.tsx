import { Component, type ReactNode, type RefObject } from 'react';
import { carryOver, type Elements, elementsOf } from './carryOver.ts';
import FormFallback from './FormFallback.tsx';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** The form; it is told whether it was put up anew. */
  children: (redrawn: boolean) => ReactNode;
}

interface State {
  /** React could not go on with the HTML it found. */
  readonly failed: boolean;
  /** How often that happened. */
  readonly failures: number;
}

/** How often a form is put up anew; after that, whatever changes the page would do it again and again. */
const most = 3;

/**
 * The error boundary around a form. Where somebody else has changed its HTML so that React can't go on, the form is put
 * up anew with everything that was filled in; where that does not help, the words are shown, and the mailbox.
 */
export default class FormBoundary extends Component<Props, State> {
  override state: State = { failed: false, failures: 0 };
  /** The fields of the form that failed last. Not its buttons: the new form may have others. */
  private fields: Elements = new Map();

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  // The last moment at which the old form is in the page.
  override getSnapshotBeforeUpdate(_: Props, before: State) {
    const { current } = this.props.form;
    if (current && this.state.failed && !before.failed) this.fields = elementsOf(current, 'input');
    return null;
  }

  override componentDidUpdate(_: Props, before: State) {
    const { failed, failures } = this.state;
    if (failed && !before.failed && failures < most) this.setState({ failed: false, failures: failures + 1 });
    const { current } = this.props.form;
    if (current && before.failed && !failed) carryOver(this.fields, current);
  }

  override render() {
    const { failed, failures } = this.state;
    if (!failed) return this.props.children(failures > 0);
    return failures < most ? null : <FormFallback fields={[...this.fields.values()]} />;
  }
}
