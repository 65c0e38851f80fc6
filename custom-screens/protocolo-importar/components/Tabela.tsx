import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { RevisarPaginas } from '#src/conteudo/captura/RevisarPaginas.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import type { Importar } from '../use-importar.ts';
import { PaginaGrande } from './PaginaGrande.tsx';
import { LinhaRow } from './LinhaRow.tsx';
import { PreencherVarias } from './PreencherVarias.tsx';
import styles from '../ProtocoloImportar.module.css';

interface TabelaProps {
  readonly importar: Importar;
  readonly tipos: readonly TipoDocumentoCombo[];
  readonly onImport: () => void;
}

/** A row for each protocol to be: what was suggested is corrected here, alone or in many rows at once. */
export const Tabela = ({ importar, tipos, onImport }: TabelaProps) => {
  const text = useText();
  const { linhas, escolhidas, busy, problem, capturas } = importar;
  const [filling, setFilling] = useState(false);
  const [reviewing, setReviewing] = useState<string>();
  const [looking, setLooking] = useState<string>();
  const chosen = linhas.filter(({ key }) => escolhidas.has(key)).length;
  const looked = linhas.find(({ key }) => key === looking);
  const file = capturas.chegadas.find(({ key }) => key === looked?.chegadaKey)?.file;
  const reviewed = capturas.chegadas.find(({ key }) => key === reviewing);
  return (
    <Sheet flush title={text('protocoloTela.importar.tabela')} className={styles.sheet}>
      <div className={styles.bar}>
        <Checkbox
          size="small"
          checked={chosen === linhas.length}
          indeterminate={chosen > 0 && chosen < linhas.length}
          slotProps={{ input: { 'aria-label': text('protocoloTela.importar.escolherTodos') } }}
          onChange={importar.toggleAll}
        />
        <span className="grow sm sub" role="status">
          {text('protocoloTela.importar.escolhidos', { count: chosen })}
        </span>
        <Button disabled={chosen === 0 || busy} onClick={() => setFilling(true)}>
          {text('protocoloTela.importar.preencherVarias')}
        </Button>
        <Button variant="contained" loading={busy} onClick={onImport}>
          {text('protocoloTela.importar.importar', { count: linhas.length })}
        </Button>
        {problem !== undefined && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>
              <span className="vh">{text('protocoloTela.importar.coluna.escolher')}</span>
            </th>
            <th>{text('protocoloTela.importar.coluna.arquivo')}</th>
            <th>{text('protocoloTela.importar.coluna.tipo')}</th>
            <th>{text('protocoloTela.importar.coluna.assunto')}</th>
            <th>{text('protocoloTela.importar.coluna.origemENumero')}</th>
            <th>
              <span className="vh">{text('protocoloTela.importar.coluna.tirar')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <LinhaRow
              key={linha.key}
              linha={linha}
              chosen={escolhidas.has(linha.key)}
              tipos={tipos}
              busy={busy}
              acts={importar.acts}
              onReview={setReviewing}
              onLook={setLooking}
            />
          ))}
        </tbody>
      </table>
      {filling && <PreencherVarias importar={importar} tipos={tipos} onClose={() => setFilling(false)} />}
      {looked && file && <PaginaGrande linha={looked} file={file} onClose={() => setLooking(undefined)} />}
      {reviewed?.captura && reviewed.plano && (
        <RevisarPaginas
          captura={reviewed.captura}
          plano={reviewed.plano}
          divide
          onUse={(plano) => {
            capturas.planejar(reviewed.key, plano);
            setReviewing(undefined);
          }}
          onClose={() => setReviewing(undefined)}
        />
      )}
    </Sheet>
  );
};
