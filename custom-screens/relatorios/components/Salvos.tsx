import { Link } from 'react-router-dom';
import { useSavedReports } from '#src/conteudo/saved-searches.ts';
import { useText } from '#src/i18n/use-text.ts';
import { builtReportPath } from '#src/relatorio/report-path.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Relatorios.module.css';

/** The reports that the person saved, and those shared with the unit. */
export const Salvos = () => {
  const text = useText();
  const saved = useSavedReports().data?.itens;
  if (!saved) return null;
  return (
    <Sheet title={text('relatorios.salvos')}>
      {saved.length === 0 ? (
        <p className="sm sub">{text('relatorios.semSalvos')}</p>
      ) : (
        <ul className={styles.saved}>
          {saved.map(({ id, nome, de }) => (
            <li key={id}>
              <Link to={builtReportPath(id)}>{nome}</Link>
              {de !== undefined && <span className="sm sub">{` · ${de}`}</span>}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
};
