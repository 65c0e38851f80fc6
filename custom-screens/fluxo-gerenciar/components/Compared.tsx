import { useState } from 'react';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { Change, Difference } from '../compare.ts';
import { differenceSaid } from '../difference-said.ts';
import type { Drawing } from '../drawing.ts';
import { elementName, kindName } from '../element-name.ts';
import styles from './Compare.module.css';
import { ComparedDrawing, signs } from './ComparedDrawing.tsx';

interface ComparedProps {
  readonly desenho: DesenhoFluxo;
  readonly before: Drawing;
  readonly after: Drawing;
  readonly changes: readonly Change[];
  readonly names: readonly [string, string];
}

/** What changed between two drawings, in words and in both of them side by side. */
export const Compared = ({ desenho, before, after, changes, names }: ComparedProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<string>();
  const marks = new Map(changes.map(({ id, kind }) => [id, kind]));
  const say: Say = (difference, which) =>
    differenceSaid(difference, which, { desenho, drawings: { before, after }, text });
  return (
    <>
      <section className={styles.changes}>
        <h3 aria-live="polite">{text('fluxoDesenho.comparar.mudancas', { count: changes.length })}</h3>
        <ul>
          {changes.map(({ id, kind, element, differences }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.change}
                aria-pressed={id === chosen}
                onClick={() => setChosen(id)}
              >
                <span className={classes(styles.sign, styles[kind])} aria-hidden="true">
                  {signs[kind]}
                </span>
                <span>
                  <b>{elementName(element, text)}</b>{' '}
                  <span className="xs sub">
                    {kindName(element, text)}, {text(`fluxoDesenho.comparar.${kind}`)}
                  </span>
                  {differences.map((one) => (
                    <Said key={one.aspect} difference={one} say={say} />
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.drawings}>
        {([before, after] as const).map((drawing, index) => (
          <section key={index} className={styles.drawing}>
            <h3>{names[index]}</h3>
            <ComparedDrawing drawing={drawing} marks={marks} chosen={chosen} label={names[index] ?? ''} />
          </section>
        ))}
      </div>
    </>
  );
};

type Say = (difference: Difference, which: 'before' | 'after') => string;

const Said = ({ difference, say }: { readonly difference: Difference; readonly say: Say }) => {
  const text = useText();
  return (
    <span className={classes(styles.said, 'sm')}>
      {text(`fluxoDesenho.comparar.aspecto.${difference.aspect}`)}: <del>{say(difference, 'before')}</del>{' '}
      <span role="img" aria-label={text('fluxoDesenho.comparar.passou')}>
        →
      </span>{' '}
      <ins>{say(difference, 'after')}</ins>
    </span>
  );
};
