import { Component, type ReactNode } from 'react';

interface Props {
  /** What is drawn; something else is tried anew. */
  of: unknown;
  message: string;
  children: ReactNode;
}

/** Anything may be written into a position: where the board cannot be drawn, the rest of the lab stays. */
export class Guarded extends Component<Props, { failed: unknown }> {
  override state = { failed: null as unknown };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: null });
  }

  override render() {
    return this.state.failed ? <p className="note refusal">{this.props.message}</p> : this.props.children;
  }
}
