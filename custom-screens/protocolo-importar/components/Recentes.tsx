import Button from '@mui/material/Button';
import { protocoloImportacaoApi } from '#schemas/api/protocolo-importacao.ts';
import { useRead } from '#src/data/query.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../ProtocoloImportar.module.css';

/** The last imports of the person, each with the way to its result. */
export const Recentes = ({ onOpen }: { readonly onOpen: (id: number) => void }) => {
  const text = useText();
  const { data } = useRead(protocoloImportacaoApi.listar, {}, { ownError: true, staleTime: 0 });
  if (!data || data.itens.length === 0) return null;
  return (
    <Sheet flush title={text('protocoloTela.importar.recentes')}>
      <ul className={styles.recent}>
        {data.itens.map(({ id, situacao, criadaEm, feitos, total }) => {
          const quando = formatMinute(criadaEm);
          return (
            <li key={id}>
              <span className="grow">
                {text(
                  situacao === 'EM_ANDAMENTO'
                    ? 'protocoloTela.importar.recenteAndando'
                    : 'protocoloTela.importar.recente',
                  { quando, feitos, total },
                )}
              </span>
              <Button
                size="small"
                variant="text"
                aria-label={text('protocoloTela.importar.abrirDe', { quando })}
                onClick={() => onOpen(id)}
              >
                {text('protocoloTela.importar.abrir')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
};
