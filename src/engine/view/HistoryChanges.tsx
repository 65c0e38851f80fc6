import type { RegistroHistorico } from '#schemas/shapes/registro.ts';
import { useText } from '#src/i18n/use-text.ts';
import { valueInWords } from '../rows-text.ts';
import { useRegister } from '../RegisterContext.tsx';
import styles from './View.module.css';

/** Field, before, after. A creation has no before. */
export function HistoryChanges({ entry }: { entry: RegistroHistorico }) {
  const text = useText();
  const { fields } = useRegister();
  const creation = entry.tipo === 'criacao';
  return (
    <div className={styles.changes}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('cadastro.historico.campo')}</th>
            {!creation && <th scope="col">{text('cadastro.historico.antes')}</th>}
            <th scope="col">{text('cadastro.historico.depois')}</th>
          </tr>
        </thead>
        <tbody>
          {entry.campos.map(({ campo, antes, depois }) => {
            const field = fields.find(({ name }) => name === campo);
            return (
              <tr key={campo}>
                <td>{field?.title ?? campo}</td>
                {!creation && <td>{valueInWords(field, antes) || '—'}</td>}
                <td>{valueInWords(field, depois) || '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
