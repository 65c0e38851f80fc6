import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { formatTime } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { isGoing, type Contagem } from './use-contagem.ts';
import styles from './ContarTodos.module.css';

interface ContarTodosProps {
  readonly contagem: Contagem;
  /** How many were read at once, where there are more. */
  readonly parcial: number | undefined;
}

/** Of how many the numbers are when they are not of all, and the way to count the others too. */
export const ContarTodos = ({ contagem, parcial }: ContarTodosProps) => {
  const text = useText();
  const { atual, passou, pedindo, pedir, parar } = contagem;
  if (atual?.situacao === 'PRONTA')
    return (
      <p className={styles.done} role="status">
        {text('relatorios.contagem.contado', { hora: formatTime(atual.terminadaEm ?? atual.pedidaEm) })}{' '}
        <Button size="small" className="no-print" loading={pedindo} onClick={pedir}>
          {text('relatorios.contagem.denovo')}
        </Button>
      </p>
    );
  if (parcial === undefined) return null;
  const parte = atual && atual.total > 0 ? Math.floor((100 * atual.feitas) / atual.total) : 0;
  return (
    <Note tone="ambar">
      <div className={styles.rest}>
        <p>{text('relatorios.parcial', { count: parcial })}</p>
        {passou && <p>{text('relatorios.contagem.passou')}</p>}
        {atual?.situacao === 'FALHOU' && (
          <p role="alert">{atual.motivo ?? text('relatorios.contagem.falhou')}</p>
        )}
        {isGoing(atual) ? (
          <>
            <p role="status">
              {atual?.situacao === 'FAZENDO'
                ? text('relatorios.contagem.contando', { parte })
                : text('relatorios.contagem.espera')}
            </p>
            <LinearProgress
              variant={atual?.situacao === 'FAZENDO' ? 'determinate' : 'indeterminate'}
              value={parte}
              aria-label={text('relatorios.contagem.progresso')}
            />
            <Button size="small" className="no-print" onClick={parar}>
              {text('relatorios.contagem.parar')}
            </Button>
          </>
        ) : (
          <Button size="small" variant="outlined" className="no-print" loading={pedindo} onClick={pedir}>
            {text('relatorios.contagem.contar')}
          </Button>
        )}
      </div>
    </Note>
  );
};
