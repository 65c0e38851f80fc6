import Button from '@mui/material/Button';
import { useText } from '#src/i18n/use-text.ts';
import { chooseAppearance, clampFontSize, fontSizes, useAppearance } from '#src/theme/appearance.ts';

interface FontSizeButtonsProps {
  readonly fallback?: number;
  /** Also shows the number between the buttons. */
  readonly showSize?: boolean;
}

/** A− and A+: the text of the whole client from 11 to 18 px. */
export const FontSizeButtons = ({ fallback = fontSizes.default, showSize = false }: FontSizeButtonsProps) => {
  const text = useText();
  const size = useAppearance().tamanho ?? fallback;
  const change = (by: 1 | -1): void => {
    chooseAppearance({ tamanho: clampFontSize(size + by) });
  };
  return (
    <>
      <Button
        title={text('shell.aparencia.menor')}
        size="small"
        variant="text"
        aria-label={text('shell.aparencia.menor')}
        disabled={size <= fontSizes.min}
        onClick={() => change(-1)}
      >
        A−
      </Button>
      {showSize && (
        <span className="num" role="status" aria-label={text('shell.aparencia.tamanho', { tamanho: size })}>
          {size}
        </span>
      )}
      <Button
        title={text('shell.aparencia.maior')}
        size="small"
        variant="text"
        aria-label={text('shell.aparencia.maior')}
        disabled={size >= fontSizes.max}
        onClick={() => change(1)}
      >
        A+
      </Button>
    </>
  );
};
