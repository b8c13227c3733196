import { Component, type ReactNode } from 'react';
import { notShown } from '../../messages/form.ts';
import Mailbox from './Mailbox.tsx';

interface Props {
  /** The mailbox for visitors who cannot use the form. */
  email: string;
  children: ReactNode;
}

/** Shows a message with the mailbox when React cannot render the form, for example after an extension removed elements. */
export default class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { email, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <p role="alert" className="summary">
        <Mailbox text={notShown} email={email} />
      </p>
    );
  }
}
