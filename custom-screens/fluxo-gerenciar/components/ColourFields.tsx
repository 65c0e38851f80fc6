import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { colourName, colourNames, colourOf, palette, putColour, type ColourName } from '../colours.ts';
import { isFlow, type Drawing } from '../drawing.ts';
import styles from './Colours.module.css';

interface ColourFieldsProps {
  readonly drawing: Drawing;
  /** All that is chosen: one colour for them. */
  readonly elements: readonly ModdleElement[];
  readonly onChange: (work: (drawing: Drawing) => unknown) => void;
}

/** What the chosen elements are painted with; a colour of another tool stays until another is chosen. */
export const ColourFields = ({ drawing, elements, onChange }: ColourFieldsProps) => {
  const text = useText();
  const [first] = elements;
  const colour = first && colourOf(drawing, first);
  const now = colourName(colour) ?? 'nenhuma';
  const paint = (name: ColourName | undefined): void =>
    onChange((changed) =>
      putColour(
        changed,
        elements.map(({ id }) => id),
        name,
      ),
    );
  return (
    <div className={styles.colours} role="radiogroup" aria-label={text('fluxoDesenho.cor.titulo')}>
      <span className="sm sub">{text('fluxoDesenho.cor.titulo')}</span>
      {(['nenhuma', ...colourNames] as const).map((name) => {
        const look = name === 'nenhuma' ? undefined : palette[name];
        return (
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={now === name}
            aria-label={text(`fluxoDesenho.cor.${name}`)}
            title={text(`fluxoDesenho.cor.${name}`)}
            className={classes(styles.colour, now === name && styles.chosen)}
            onClick={() => paint(name === 'nenhuma' ? undefined : name)}
          >
            <span
              className={styles.sample}
              style={
                look && {
                  background: first && isFlow(first) ? look.stroke : look.fill,
                  borderColor: look.stroke,
                }
              }
            />
          </button>
        );
      })}
      {now === 'outra' && <span className="xs sub">{text('fluxoDesenho.cor.outra')}</span>}
    </div>
  );
};
