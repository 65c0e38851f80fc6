import { useRef, useState } from 'react';
import { loteApi } from '#schemas/api/lote.ts';
import type { Lote, LoteAberto } from '#schemas/shapes/lote.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { LeitorDeEtiquetas } from '#src/conteudo/inclusao/LeitorDeEtiquetas.tsx';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { useOnceShown } from '#src/ui/use-once-shown.ts';
import { forgetUndo } from '#src/ui/undo.ts';
import { useConferencia } from '../use-conferencia.ts';
import { Aberto } from './Aberto.tsx';
import { ListasConferidas } from './ListasConferidas.tsx';
import { PeDaConferencia } from './PeDaConferencia.tsx';
import styles from '../LoteConsulta.module.css';

interface ConferirProps {
  readonly lote: Lote;
  readonly name: string;
  readonly onClose: () => void;
}

/** What came is checked against what the lot says, some of it refused, and the lot is opened; checking is a choice. */
export const Conferir = ({ lote, name, onClose }: ConferirProps) => {
  const text = useText();
  const conferencia = useConferencia(lote);
  const field = useRef<HTMLInputElement>(null);
  const onceShown = useOnceShown();
  const [asking, setAsking] = useState(false);
  const [aberto, setAberto] = useState<LoteAberto>();
  const abrir = useAct(loteApi.abrir, { refresh: contentReads, ownError: true });
  const { busy, error, run } = useRefusable(() => undefined);
  const { faltam, lidos, motivos, dito } = conferencia;
  const unread = faltam.filter(({ id }) => !motivos.has(id)).length;
  const nothing = lidos === 0 && motivos.size === 0;
  // what was pressed is gone, and the next label is read with the same hands
  const toField = (): void => onceShown(() => field.current?.focus());
  const open = (): void => {
    setAsking(false);
    void run(async () => {
      const recusados = [...motivos].map(([conteudoId, motivo]) => ({ conteudoId, motivo }));
      setAberto(await abrir.act({ params: { id: lote.id }, body: { versao: lote.versao, recusados } }));
      conferencia.concluir();
      forgetUndo();
    });
  };
  return (
    <PageDialog
      title={aberto ? text('loteTela.conferir.aberto') : text('loteTela.conferir.titulo', { lote: name })}
      note={aberto ? name : text('loteTela.conferir.subtitulo')}
      closeLabel={text('loteTela.conferir.fechar')}
      onClose={onClose}
    >
      {aberto ? (
        <Aberto aberto={aberto} recusados={motivos.size} sobram={conferencia.sobram} onClose={onClose} />
      ) : (
        <>
          <div className={styles.conferir}>
            <LeitorDeEtiquetas
              id="lote-conferir"
              label={text('loteTela.leitor.rotulo')}
              act={text('loteTela.conferir.botao')}
              help={text('loteTela.conferir.ajuda')}
              autoFocus
              field={field}
              kept={{ escrito: conferencia.escrito, onEscrito: conferencia.escrever }}
              onCode={conferencia.ler}
            />
            <p className="sm" role="status">
              {dito}
            </p>
            {error !== undefined && (
              <Note tone="rubro" alert>
                {error}
              </Note>
            )}
            <ListasConferidas conferencia={conferencia} remetente={lote.remetente} onSettled={toField} />
          </div>
          <PeDaConferencia
            total={conferencia.total}
            recusados={motivos.size}
            busy={busy}
            onOpen={() => (unread > 0 ? setAsking(true) : open())}
          />
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={
          nothing
            ? text('loteTela.conferir.nadaTitulo')
            : text('loteTela.conferir.faltandoTitulo', { count: unread })
        }
        confirmLabel={text('loteTela.conferir.abrir')}
        onConfirm={open}
        onClose={() => setAsking(false)}
      >
        {nothing
          ? text('loteTela.conferir.nadaEfeito', { count: unread })
          : text('loteTela.conferir.faltandoEfeito')}
      </ConfirmDialog>
    </PageDialog>
  );
};
