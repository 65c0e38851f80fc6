import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { PeriodicidadeRecorrencia } from '#schemas/shapes/processo-recorrencia.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { formatDay, isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { useCriar, useTabela } from '../queries.ts';
import styles from '../Recorrente.module.css';

const periods: readonly PeriodicidadeRecorrencia[] = ['UNICA', 'DIARIA', 'SEMANAL', 'QUINZENAL', 'MENSAL'];

/** Which days to mark: they are shown before anything is kept. */
export const Marcar = ({ processoId }: { readonly processoId: number }) => {
  const text = useText();
  const titleId = useId();
  const [periodicidade, setPeriodicidade] = useState<PeriodicidadeRecorrencia>('MENSAL');
  const [inicio, setInicio] = useState<string>();
  const [ate, setAte] = useState<string>();
  const [problems, setProblems] = useState<readonly [string?, string?]>([]);
  const criar = useCriar();
  const last = periodicidade === 'UNICA' ? inicio : ate;
  const ready = inicio !== undefined && last !== undefined && problems.every((one) => one === undefined);
  const query = { processoId, periodicidade, inicio: inicio ?? '', ate: last ?? '' };
  const preview = useTabela(query, ready);
  const refused = erroOf(criar.error ?? (ready ? preview.error : null));
  const ask = (): void =>
    void criar
      .act({ params: { a: processoId, b: 0 }, body: { periodicidade, inicio: query.inicio, ate: query.ate } })
      .then(() => {
        // what was marked is in the list: left here, it would be marked again
        setInicio(undefined);
        setAte(undefined);
        notify(text('processoRecorrencia.marcado'));
      })
      .catch(() => undefined);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('processoRecorrencia.marcar')}
      </h2>
      <p className="sm sub">{text('processoRecorrencia.texto')}</p>
      <div className={styles.fields}>
        <TextField
          select
          label={text('processoRecorrencia.periodicidade')}
          value={periodicidade}
          onChange={({ target }) => setPeriodicidade(target.value as PeriodicidadeRecorrencia)}
        >
          {periods.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`processo.recorrencia.periodicidade.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <DateField
          id={`${titleId}-inicio`}
          label={text('processoRecorrencia.inicio')}
          value={inicio}
          min={isoDay(new Date())}
          error={refused.inicio}
          onInvalid={(problem) => setProblems(([, other]) => [problem, other])}
          onChange={setInicio}
        />
        {periodicidade !== 'UNICA' && (
          <DateField
            id={`${titleId}-ate`}
            label={text('processoRecorrencia.ate')}
            value={ate}
            min={inicio ?? isoDay(new Date())}
            error={refused.ate}
            onInvalid={(problem) => setProblems(([other]) => [other, problem])}
            onChange={setAte}
          />
        )}
      </div>
      {refused.rest !== undefined && (
        <Note tone="rubro" alert>
          {refused.rest}
        </Note>
      )}
      {ready && preview.data && (
        <div role="status" className={styles.preview}>
          <b>{text('processoRecorrencia.previstos', { count: preview.data.total })}</b>
          <span className="sm sub">{text('processoRecorrencia.previstosTexto')}</span>
          <ul className={styles.days}>
            {preview.data.itens.slice(0, 24).map(({ data }) => (
              <li key={data} className="num">
                {formatDay(data)}
              </li>
            ))}
            {preview.data.total > 24 && <li>...</li>}
          </ul>
        </div>
      )}
      <Button
        variant="contained"
        className={styles.ask}
        disabled={!ready || preview.isError}
        loading={criar.isPending}
        onClick={ask}
      >
        {text('processoRecorrencia.confirmar')}
      </Button>
    </section>
  );
};

/** What was refused, at its field. */
const erroOf = (
  problem: HttpProblem | null,
): { readonly inicio?: string; readonly ate?: string; readonly rest?: string } => {
  if (!problem) return {};
  const at = (campo: string): string | undefined =>
    problem.erros.find((one) => one.campo === campo)?.mensagem;
  const [inicio, ate] = [at('inicio'), at('ate')];
  return defined({
    inicio,
    ate,
    rest: inicio === undefined && ate === undefined ? problem.message : undefined,
  });
};
