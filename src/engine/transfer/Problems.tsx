import { Button } from '@mui/material';
import { useState } from 'react';
import type { ImportacaoProblema } from '#schemas/shapes/importacao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import styles from './Transfer.module.css';

const atOnce = 50;

/** What was refused, at its line and column of the file. */
export function Problems({ problems, total }: { problems: readonly ImportacaoProblema[]; total: number }) {
  const text = useText();
  const [most, setMost] = useState(atOnce);
  const shown = problems.slice(0, most);
  return (
    <div className={styles.problems}>
      <h3>{text('carga.erros.titulo')}</h3>
      <PlainTable label={text('carga.erros.titulo')}>
        <thead>
          <tr>
            <th scope="col">{text('carga.erros.linha')}</th>
            <th scope="col">{text('carga.erros.coluna')}</th>
            <th scope="col">{text('carga.erros.motivo')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ linha, coluna, mensagem }, index) => (
            <tr key={index}>
              <td className="num">{linha}</td>
              <td>{coluna}</td>
              <td>{mensagem}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {shown.length < total && (
        <p className="sm mut">{text('carga.erros.parte', { total, n: shown.length })}</p>
      )}
      {most < problems.length && (
        <Button size="small" onClick={() => setMost(most + atOnce)}>
          {text('carga.erros.mais')}
        </Button>
      )}
    </div>
  );
}
