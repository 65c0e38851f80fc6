import Button from '@mui/material/Button';
import { Folder, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { EspecieRelacao, RelacaoProcesso } from '#schemas/shapes/processo-relacoes.ts';
import { useReason } from '#src/conteudo/atos/use-reason.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { EstadoChip, type Estado } from '#src/ui/EstadoChip.tsx';
import { ExplainedButton } from '#src/ui/ExplainedButton.tsx';
import { resumoName } from '../processo-name.ts';
import styles from '../Processo.module.css';
import type { ProcessoActs } from '../use-processo-acts.ts';
import Skeleton from '@mui/material/Skeleton';
import { later } from '#src/ui/later.tsx';
import { mapHeight } from '../relation-map.ts';

const waiting = <Skeleton variant="rectangular" width="100%" height="100%" />;

// what draws graphs comes with the first map
const MapaDesenhado = later(
  () => import('./MapaDesenhado.tsx').then((module) => module.MapaDesenhado),
  waiting,
);

/** The relations of the process, drawn; the list beside it says the same in words. */
const MapaRelacoes = ({ processo }: { readonly processo: Processo }) => (
  <div className={styles.map} style={{ height: mapHeight(processo.relacoes.length) }} aria-hidden="true">
    <MapaDesenhado processo={processo} />
  </div>
);

interface RelacoesProps {
  readonly processo: Processo;
  readonly acts: ProcessoActs;
}

const especies: readonly EspecieRelacao[] = ['APENSADO', 'ANEXADO', 'SUBPROCESSO', 'ASSOCIADO'];
const papeis = ['PRINCIPAL', 'OUTRO', 'PAR'] as const;

/** What the process has to do with others: drawn, and as a list under what each is to it. */
export const Relacoes = ({ processo, acts }: RelacoesProps) => {
  const text = useText();
  const [undoing, setUndoing] = useState<RelacaoProcesso>();
  const { relacoes } = processo;
  if (relacoes.length === 0)
    return (
      <ConsultaBlock title={text('processoConsulta.relacoes.titulo')}>
        <p className="sm sub">{text('processoConsulta.relacoes.nenhuma')}</p>
      </ConsultaBlock>
    );
  return (
    <>
      <MapaRelacoes processo={processo} />
      {especies.flatMap((especie) =>
        papeis.map((papel) => {
          const these = relacoes.filter((each) => each.especie === especie && each.papel === papel);
          if (these.length === 0) return null;
          return (
            <ConsultaBlock key={`${especie}/${papel}`} title={groupTitle(especie, papel, text)}>
              <ul className={styles.relations}>
                {these.map((relacao) => (
                  <Relacao key={relacao.id} relacao={relacao} onUndo={() => setUndoing(relacao)} />
                ))}
              </ul>
            </ConsultaBlock>
          );
        }),
      )}
      {undoing && <Desfazer relacao={undoing} acts={acts} onClose={() => setUndoing(undefined)} />}
    </>
  );
};

const groupTitle = (
  especie: EspecieRelacao,
  papel: RelacaoProcesso['papel'],
  text: ReturnType<typeof useText>,
): string =>
  especie === 'ASSOCIADO'
    ? text('processoConsulta.relacoes.grupos.ASSOCIADO')
    : text(`processoConsulta.relacoes.grupos.${especie}.${papel}`);

interface RelacaoProps {
  readonly relacao: RelacaoProcesso;
  readonly onUndo: () => void;
}

const Relacao = ({ relacao, onUndo }: RelacaoProps) => {
  const text = useText();
  const { processo: outro, desde, porQuem, motivo, acoes } = relacao;
  const undo = acoes[0];
  return (
    <li>
      <Folder size={16} aria-hidden="true" />
      <div className="grow">
        <Link to={consultaPath(outro.id, tipoConteudo.processo)}>{resumoName(outro)}</Link>{' '}
        {outro.estado !== 0 && <EstadoChip estado={outro.estado as Estado} />}
        <p className="sm sub">{outro.assunto}</p>
        <p className="xs mut">
          {text('processoConsulta.relacoes.desde', { dia: formatDay(desde), quem: porQuem })}
        </p>
        {motivo !== undefined && <blockquote className="sm sub">{motivo}</blockquote>}
      </div>
      {undo &&
        (undo.permitida ? (
          <Button size="small" startIcon={<Unlink aria-hidden="true" />} onClick={onUndo}>
            {undoName(relacao, text)}
          </Button>
        ) : (
          <ExplainedButton motivo={undo.motivo ?? ''}>{undoName(relacao, text)}</ExplainedButton>
        ))}
    </li>
  );
};

const undoName = ({ especie }: RelacaoProcesso, text: ReturnType<typeof useText>): string =>
  text(`processoConsulta.relacoes.desfazer.${especie === 'APENSADO' ? 'desapensar' : 'desassociar'}`);

interface DesfazerProps {
  readonly relacao: RelacaoProcesso;
  readonly acts: ProcessoActs;
  readonly onClose: () => void;
}

const Desfazer = ({ relacao, acts, onClose }: DesfazerProps) => {
  const text = useText();
  const reason = useReason();
  const { busy, error, run } = useRefusable(onClose);
  const ato = undoName(relacao, text);
  return (
    <ConfirmDialog
      open
      title={text('processoConsulta.relacoes.desfazer.titulo', { ato, outro: resumoName(relacao.processo) })}
      confirmLabel={ato}
      busy={busy}
      error={error}
      reason={reason}
      onConfirm={(motivo) => void run(() => acts.desfazer(relacao, motivo))}
      onClose={onClose}
    >
      {text('processoConsulta.relacoes.desfazer.texto')}
    </ConfirmDialog>
  );
};
