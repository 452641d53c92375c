import { Component, type ReactNode } from 'react';

interface Props {
  /** What is drawn; something else is tried anew. */
  of: unknown;
  /** Stands there when it cannot be drawn. */
  instead: ReactNode;
  children: ReactNode;
}

/** Error boundary: shows `instead` when a child throws or fails to load. */
export class Guarded extends Component<Props, { failed: unknown }> {
  override state = { failed: null as unknown };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: null });
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
