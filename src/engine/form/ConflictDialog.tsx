import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Radio } from '@mui/material';
import { useState } from 'react';
import type { RegistroConflito } from '#schemas/shapes/registro.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { formatTime } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Field } from '../field.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { differences, merge, type Keep } from './versions.ts';
import { VersionValue } from './VersionValue.tsx';
import styles from './Form.module.css';

interface Props {
  problem: HttpProblem;
  base: Readonly<Record<string, unknown>>;
  mine: Readonly<Record<string, unknown>>;
  onClose: () => void;
  /** The record as it is now, and what to save over it. */
  onResolve: (current: RegisterRecord, merged: Record<string, unknown>) => void;
}

/** Somebody saved first: both versions of each field that they changed, and which one stays. */
export function ConflictDialog({ problem, base, mine, onClose, onResolve }: Props) {
  const text = useText();
  const { fields } = useRegister();
  const { registro, quem, em } = problem.payload as Omit<RegistroConflito, 'registro'> & {
    registro: RegisterRecord;
  };
  const changed = differences(fields, base, mine, registro);
  const disputed = changed.filter(({ both }) => both);
  const [keep, setKeep] = useState<Readonly<Record<string, Keep>>>({});
  return (
    <Dialog open maxWidth="md" fullWidth onClose={onClose} aria-labelledby="conflito-titulo">
      <DialogTitle id="conflito-titulo">
        {text('cadastro.conflito.titulo', { quem, hora: formatTime(em) })}
      </DialogTitle>
      <DialogContent>
        <p className="sub">
          {text(disputed.length > 0 ? 'cadastro.conflito.texto' : 'cadastro.conflito.nadaSeu')}
        </p>
        <div className={styles.versions}>
          {changed.map(({ field, both }) => (
            <Version
              key={field.name}
              field={field}
              mine={mine}
              theirs={registro}
              keep={keep[field.name] ?? (both ? 'mine' : 'theirs')}
              onKeep={(choice) => setKeep({ ...keep, [field.name]: choice })}
            />
          ))}
        </div>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {text('cadastro.conflito.voltar')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          onClick={() => onResolve(registro, merge(changed, mine, registro, keep))}
        >
          {text('cadastro.conflito.usar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface VersionProps {
  field: Field;
  mine: Readonly<Record<string, unknown>>;
  theirs: Readonly<Record<string, unknown>>;
  keep: Keep;
  onKeep: (choice: Keep) => void;
}

function Version({ field, mine, theirs, keep, onKeep }: VersionProps) {
  const text = useText();
  const name = `conflito-${field.name}`;
  const options: [Keep, string, Readonly<Record<string, unknown>>][] = [
    ['mine', text('cadastro.conflito.seu'), mine],
    ['theirs', text('cadastro.conflito.outro'), theirs],
  ];
  return (
    <fieldset className={styles.version}>
      <legend>{field.title}</legend>
      <div className={styles.choices}>
        {options.map(([choice, label, values]) => (
          <label key={choice}>
            <Radio name={name} checked={keep === choice} onChange={() => onKeep(choice)} />
            <span className="grow">
              <span className="xs mut">{label}</span>{' '}
              <span className={styles.value}>
                <VersionValue field={field} values={values} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
