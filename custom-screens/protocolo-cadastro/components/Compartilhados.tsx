import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { forgetShared, readShared } from '#src/conteudo/captura/shared-files.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from '../ProtocoloCadastro.module.css';

const parameter = 'compartilhado';
/** How many files of what was shared serve for nothing here. */
const leftOut = 'fora';

interface CompartilhadosProps {
  readonly onUse: (files: readonly File[]) => void;
}

/** What was shared with the installed app: nothing of it is sent before the person says so. */
export const Compartilhados = ({ onUse }: CompartilhadosProps) => {
  const [search] = useSearchParams();
  return search.has(parameter) ? <Shared onUse={onUse} /> : null;
};

const Shared = ({ onUse }: CompartilhadosProps) => {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const out = Number(search.get(leftOut) ?? '');
  const [files, setFiles] = useState<readonly File[]>();
  useEffect(() => {
    // what cannot be read is told as what is gone
    void readShared()
      .catch(() => [])
      .then(setFiles);
  }, []);
  if (!files) return null;
  const end = (used: readonly File[]): void => {
    void forgetShared();
    setSearch(
      (now) => {
        now.delete(parameter);
        now.delete(leftOut);
        return now;
      },
      { replace: true },
    );
    if (used.length > 0) onUse(used);
  };
  if (files.length === 0) return <Note tone="ambar">{text('protocoloTela.compartilhado.nenhum')}</Note>;
  return (
    <Note>
      <p>{text('protocoloTela.compartilhado.chegou', { count: files.length })}</p>
      <ul className={styles.shared}>
        {files.map(({ name }, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
      {out > 0 && <p>{text('protocoloTela.compartilhado.fora', { count: out })}</p>}
      <div className={styles.sharedActs}>
        <Button size="small" variant="contained" onClick={() => end(files)}>
          {text('protocoloTela.compartilhado.usar')}
        </Button>
        <Button size="small" onClick={() => end([])}>
          {text('protocoloTela.compartilhado.descartar')}
        </Button>
      </div>
    </Note>
  );
};
