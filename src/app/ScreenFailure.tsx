import Button from '@mui/material/Button';
import { CloudOff, RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { appUrl } from '#src/data/api-url.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Blank } from '#src/ui/Blank.tsx';
import { ChunkLoadError } from '#src/ui/chunk-load-error.ts';

interface BoundaryProps {
  /** A new address gives the screen another chance. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Keeps the rest of the page alive when a screen fails. */
export const ScreenFailure = ({ children }: { readonly children: ReactNode }) => (
  <Boundary address={useLocation().pathname}>{children}</Boundary>
);

class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (before.address !== this.props.address && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Failure error={this.state.error} />;
  }
}

const Failure = ({ error }: { readonly error: unknown }) => {
  const text = useText();
  const kind = isChunkFailure(error) ? 'telaNaoCarregou' : 'falha';
  return (
    <Blank
      icon={CloudOff}
      heading="h1"
      alert
      title={text(`shell.${kind}.titulo`)}
      action={
        kind === 'telaNaoCarregou' ? (
          <Button startIcon={<RotateCw aria-hidden="true" />} onClick={() => location.reload()}>
            {text('shell.telaNaoCarregou.recarregar')}
          </Button>
        ) : (
          <Button href={appUrl('')}>{text('shell.falha.inicio')}</Button>
        )
      }
    >
      <p>{text(`shell.${kind}.texto`)}</p>
    </Blank>
  );
};

/** The script of a screen, or its style sheet. */
const isChunkFailure = (error: unknown): boolean => error instanceof ChunkLoadError;
