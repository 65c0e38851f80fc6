import { Button } from '@mui/material';
import type { RegistroMigracao } from '#schemas/shapes/registro.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../DefinicoesCadastro.module.css';

interface Props {
  readonly migrations: readonly RegistroMigracao[];
  readonly loading: boolean;
  readonly onMore?: () => void;
}

/** What was done to the tables, newest first; the statements open on demand. */
export const Migracoes = ({ migrations, loading, onMore }: Props) => {
  const text = useText();
  return (
    <Sheet title={text('definicoes.migracoes.titulo')}>
      <ul className={styles.migrations}>
        {migrations.map(({ id, nome, versao, removido, comandos, aplicadaEm }) => (
          <li key={id}>
            <p>
              {removido
                ? text('definicoes.migracoes.removido', { nome })
                : text('definicoes.migracoes.versao', { nome, versao })}{' '}
              <span className="sm mut num">{formatMoment(aplicadaEm)}</span>
            </p>
            {comandos.length === 0 ? (
              <p className="sm mut">{text('definicoes.migracoes.telas')}</p>
            ) : (
              <details>
                <summary className="sm">
                  {text('definicoes.migracoes.comandos', { count: comandos.length })}
                </summary>
                <pre tabIndex={0}>{comandos.join(';\n')}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
      {onMore && (
        <Button size="small" loading={loading} onClick={onMore}>
          {text('definicoes.migracoes.mais')}
        </Button>
      )}
    </Sheet>
  );
};
