import { Component, type ReactNode } from 'react';

/** What cannot be drawn says so in its place; the next change is tried again. */
export class Drawn extends Component<{ version: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidUpdate({ version }: { version: string }) {
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
