import { Button, TextField } from '@mui/material';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Importacao } from '#schemas/shapes/importacao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { matchesText } from '#src/ui/matches-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { joinProblems, type JoinedProblem } from './join-problems.ts';
import { useDownloadWrong } from './use-load.ts';
import styles from './Transfer.module.css';

const atOnce = 50;
/** Line numbers that are told one by one. */
const mostLines = 20;

/** What was refused, each reason once with the lines that it is of; and those lines alone, to mend and send again. */
export function Problems({ load }: { load: Importacao }) {
  const text = useText();
  const { id, erros: problems, totalErros: total, acoes } = load;
  const mending = acoes.find(({ nome }) => nome === 'baixarErradas');
  const joined = useMemo(() => joinProblems(problems), [problems]);
  const [most, setMost] = useState(atOnce);
  const [filter, setFilter] = useState('');
  const { mutate: downloadWrong, isPending } = useDownloadWrong();
  const found = joined.filter(({ coluna = '', mensagem }) => matchesText(`${coluna} ${mensagem}`, filter));
  const shown = found.slice(0, most);
  return (
    <div className={styles.problems}>
      <div className={styles.problemsHead}>
        <h3>{text('carga.erros.titulo')}</h3>
        {joined.length > 1 && (
          <TextField
            size="small"
            type="search"
            label={text('carga.erros.filtrar')}
            value={filter}
            onChange={({ target }) => {
              setFilter(target.value);
              setMost(atOnce);
            }}
          />
        )}
        {mending?.permitida && (
          <Button
            size="small"
            startIcon={<Download aria-hidden="true" />}
            disabled={isPending}
            onClick={() => downloadWrong(id)}
          >
            {text('carga.erros.baixar')}
          </Button>
        )}
      </div>
      {mending && <p className="sm mut">{mending.motivo ?? text('carga.erros.baixarAjuda')}</p>}
      <PlainTable label={text('carga.erros.titulo')}>
        <thead>
          <tr>
            <th scope="col">{text('carga.erros.linha')}</th>
            <th scope="col">{text('carga.erros.coluna')}</th>
            <th scope="col">{text('carga.erros.motivo')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((problem) => (
            <tr key={problem.key}>
              <td className="num">{linesSaid(problem, text)}</td>
              <td>{problem.coluna}</td>
              <td>{problem.mensagem}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {found.length === 0 && <p className="sm mut">{text('carga.erros.nenhum')}</p>}
      {problems.length < total && (
        <p className="sm mut">{text('carga.erros.parte', { total, n: problems.length })}</p>
      )}
      {most < found.length && (
        <Button size="small" onClick={() => setMost(most + atOnce)}>
          {text('carga.erros.mais')}
        </Button>
      )}
    </div>
  );
}

/** One line by its number; of more, how many they are and the first ones. */
const linesSaid = ({ linhas }: JoinedProblem, text: ReturnType<typeof useText>): string => {
  if (linhas.length === 1) return String(linhas[0]);
  const numeros = linhas.slice(0, mostLines).join(', ');
  const rest = linhas.length - mostLines;
  return text('carga.erros.linhas', {
    count: linhas.length,
    numeros: rest > 0 ? text('carga.erros.eMais', { numeros, count: rest }) : numeros,
  });
};
