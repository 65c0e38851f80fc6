import type { RegistroRecusa } from '#schemas/shapes/registro.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../DefinicoesCadastro.module.css';
import { fileName } from './file-name.ts';

/** What keeps a file from being in force: where in it, why, and the command that would apply it all the same. */
export const Recusas = ({ refusals }: { readonly refusals: readonly RegistroRecusa[] }) => {
  const text = useText();
  return (
    <Sheet
      title={text('definicoes.recusas.titulo')}
      side={<span className="sm mut num">{refusals.length}</span>}
    >
      {refusals.length === 0 ? (
        <Note tone="verde">{text('definicoes.recusas.vazia')}</Note>
      ) : (
        <ul className={styles.refusals}>
          {refusals.map(({ arquivo, lugar, motivo, comando }) => (
            <li key={`${arquivo} ${lugar} ${motivo}`}>
              <Note tone="rubro">
                <p>
                  <b title={arquivo}>{fileName(arquivo)}</b>{' '}
                  <span className="mono">{lugar === '' ? text('definicoes.recusas.inteiro') : lugar}</span>
                </p>
                <p>{motivo}</p>
                {comando !== undefined && (
                  <p className="mono">{text('definicoes.recusas.comando', { comando })}</p>
                )}
              </Note>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
};
