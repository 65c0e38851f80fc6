import Button from '@mui/material/Button';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CaixaContadores } from '#schemas/shapes/caixa.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { FirstDay as Used } from '#src/painel/first-day.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { classes } from '#src/ui/classes.ts';
import { askHelp } from '#src/ui/help.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { firstStepsOf } from '#src/painel/first-steps.ts';
import styles from './FirstDay.module.css';

interface FirstDayProps {
  readonly day: Used;
  readonly counts: CaixaContadores | undefined;
}

/** What one does first, step by step; what happened is marked by itself. */
export const FirstDay = ({ day, counts }: FirstDayProps) => {
  const text = useText();
  const steps = firstStepsOf(useSignedIn());
  const opened = day.kept.abertos ?? [];
  const done = steps.filter(
    ({ key, happened }) => opened.includes(key) || (happened && counts ? happened(counts) : false),
  );
  if (done.length === steps.length) return null;
  return (
    <Sheet
      className={styles.sheet}
      title={text('primeiroDia.titulo')}
      side={
        <>
          <span className="sm sub">
            {text('primeiroDia.feitos', { feitos: done.length, total: steps.length })}
          </span>
          <Button size="small" variant="text" onClick={day.dismiss}>
            {text('primeiroDia.dispensar')}
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step) => {
          const isDone = done.includes(step);
          const Icon = isDone ? CircleCheck : CircleDashed;
          const name = text(`primeiroDia.passos.${step.key}.nome`);
          const open = (): void => day.open(step.key);
          return (
            <li key={step.key} className={classes(styles.step, isDone && styles.done)}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              <div>
                {step.to === undefined ? (
                  <button
                    type="button"
                    className={styles.name}
                    onClick={() => {
                      open();
                      askHelp();
                    }}
                  >
                    {name}
                  </button>
                ) : (
                  <Link className={styles.name} to={step.to} onClick={open}>
                    {name}
                  </Link>
                )}
                {isDone && <span className="vh">{text('primeiroDia.feito')}</span>}
                <p className={styles.about}>{text(`primeiroDia.passos.${step.key}.texto`)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
};
