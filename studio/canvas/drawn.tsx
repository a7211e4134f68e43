import { Component, type ReactNode } from 'react';

interface Props {
  version: string;
  children: ReactNode;
  /** Right before what is there is changed. */
  before?: (() => void) | undefined;
  /** It is there. */
  after?: (() => void) | undefined;
}

/** What cannot be drawn says so in its place; the next change is tried again. */
export class Drawn extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override getSnapshotBeforeUpdate() {
    this.props.before?.();
    return null;
  }
  override componentDidMount() {
    this.props.after?.();
  }
  override componentDidUpdate({ version }: Props) {
    this.props.after?.();
    if (this.state.failed && version !== this.props.version) this.setState({ failed: false });
  }
  override render() {
    return this.state.failed ? (
      <p style={{ padding: 48 }}>This page cannot be drawn as it is now.</p>
    ) : (
      this.props.children
    );
  }
}
