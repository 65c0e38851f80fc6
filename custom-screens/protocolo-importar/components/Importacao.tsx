import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { CircleAlert, CircleCheck, Clock, Undo2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { protocoloImportacaoApi } from '#schemas/api/protocolo-importacao.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ImportacaoProtocolo, ItemImportado } from '#schemas/shapes/protocolo-importacao.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../ProtocoloImportar.module.css';

interface ImportacaoProps {
  readonly id: number;
  readonly onOther: () => void;
}

const everyMs = 1_500;

/** How an import goes, or went: each file with its protocol, or with why it has none. */
export const Importacao = ({ id, onOther }: ImportacaoProps) => {
  const text = useText();
  const args = { params: { id } };
  const read = useRead(protocoloImportacaoApi.consultar, args, { ownError: true, staleTime: 0 });
  useRead(protocoloImportacaoApi.consultar, args, {
    ownError: true,
    quiet: true,
    every: everyMs,
    enabled: read.data?.situacao === 'EM_ANDAMENTO',
  });
  if (read.data) return <Resultado importacao={read.data} onOther={onOther} />;
  return (
    <>
      <PageHeader title={text('protocoloTela.importar.resultado')} />
      {read.isError ? (
        <ErrorState
          error={read.error}
          title={text('protocoloTela.importar.falhou')}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </>
  );
};

interface ResultadoProps {
  readonly importacao: ImportacaoProtocolo;
  readonly onOther: () => void;
}

const Resultado = ({ importacao, onOther }: ResultadoProps) => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const desfazer = useAct(protocoloImportacaoApi.desfazer, {
    ownError: true,
    refresh: [...contentReads, protocoloImportacaoApi.consultar, protocoloImportacaoApi.listar],
  });
  const { busy, error, run } = useRefusable(() => setAsking(false));
  const { id, situacao, criadaEm, itens } = importacao;
  const count = (which: ItemImportado['situacao']): number =>
    itens.filter((item) => item.situacao === which).length;
  const desfeitos = count('DESFEITO');
  const feitos = count('FEITO') + desfeitos;
  // of what was undone there is nothing left to say but how many
  const shown = itens.filter((item) => item.situacao !== 'DESFEITO');
  const recusados = count('RECUSADO');
  const untouched = itens.filter(({ desfazivel }) => desfazivel).length;
  const going = situacao === 'EM_ANDAMENTO';
  const undo = async (): Promise<void> => {
    const before = count('DESFEITO');
    const { itens: now } = await desfazer.act({ params: { id } });
    const undone = now.filter((item) => item.situacao === 'DESFEITO').length - before;
    notify(text('protocoloTela.importar.desfeita', { count: undone }));
  };
  return (
    <>
      <PageHeader
        title={text('protocoloTela.importar.resultado')}
        subtitle={`${formatMinute(criadaEm)} · ${text('protocoloTela.importar.feitos', { feitos, total: itens.length })}`}
        actions={
          <>
            {!going && untouched > 0 && (
              <Button startIcon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
                {text('protocoloTela.importar.desfazer')}
              </Button>
            )}
            <Button variant="contained" onClick={onOther}>
              {text('protocoloTela.importar.outra')}
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        <div role="status">
          {going ? (
            <>
              <p className="sm sub">{text('protocoloTela.importar.andando')}</p>
              <LinearProgress
                variant="determinate"
                value={((feitos + recusados) / itens.length) * 100}
                aria-label={text('protocoloTela.importar.resultado')}
              />
            </>
          ) : (
            <Note tone={desfeitos > 0 ? 'azul' : recusados > 0 ? 'ambar' : 'verde'}>
              {desfeitos > 0
                ? text('protocoloTela.importar.desfeitos', { count: desfeitos })
                : recusados > 0
                  ? text('protocoloTela.importar.parte', { count: recusados })
                  : text('protocoloTela.importar.tudo')}
            </Note>
          )}
        </div>
        {shown.length > 0 && (
          <Sheet flush>
            <ul className={styles.recent}>
              {shown.map((item) => (
                <Item key={item.ordem} item={item} />
              ))}
            </ul>
          </Sheet>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        destructive
        title={text('protocoloTela.importar.desfazerTitulo', { count: untouched })}
        confirmLabel={text('protocoloTela.importar.desfazer')}
        busy={busy}
        error={error}
        onConfirm={() => void run(undo)}
        onClose={() => setAsking(false)}
      >
        {text('protocoloTela.importar.desfazerTexto')}
      </ConfirmDialog>
    </>
  );
};

const icons: Readonly<Record<ItemImportado['situacao'], LucideIcon>> = {
  ESPERA: Clock,
  FEITO: CircleCheck,
  RECUSADO: CircleAlert,
  DESFEITO: Undo2,
};

const Item = ({ item }: { readonly item: ItemImportado }) => {
  const text = useText();
  const { situacao, assunto, arquivo, mensagem, protocoloId, numero, desfazivel } = item;
  const Icon = icons[situacao];
  const said = [
    text(`protocoloTela.importar.situacao.${situacao}`),
    ...(arquivo === undefined ? [] : [arquivo]),
    ...(numero === undefined ? [] : [numero]),
    ...(situacao === 'FEITO' && !desfazivel ? [text('protocoloTela.importar.mexido')] : []),
  ];
  return (
    <li className={classes(situacao === 'RECUSADO' && styles.refused)}>
      <Icon size={18} aria-hidden="true" />
      <span className="grow">
        {protocoloId === undefined ? (
          assunto
        ) : (
          <Link to={consultaPath(protocoloId, tipoConteudo.arquivoDigital)}>{assunto}</Link>
        )}
        <span className={styles.said}>{said.join(' · ')}</span>
        {mensagem !== undefined && <span className={styles.problem}>{mensagem}</span>}
      </span>
    </li>
  );
};
