import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import { formatDay, formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { AssinaturaChip, type SituacaoAssinatura } from '#src/ui/AssinaturaChip.tsx';
import { Note } from '#src/ui/Note.tsx';
import { UserAvatar } from '#src/ui/UserAvatar.tsx';
import styles from '#src/conteudo/Consulta.module.css';
import { ConferenciaDialog } from './ConferenciaDialog.tsx';
import { DeForaMark } from './DeForaMark.tsx';

const chipOf: Record<Assinante['situacao'], SituacaoAssinatura> = {
  PENDENTE: 'pendente',
  ASSINADO: 'assinado',
  RECUSADO: 'recusado',
  CANCELADO: 'cancelada',
};

interface AssinantesProps {
  /** The content. */
  readonly id: number;
  readonly assinantes: readonly Assinante[];
  /** Before the conclusion nobody is asked yet. */
  readonly draft: boolean;
  /** Leading the way of those who are missing, for who may. */
  readonly onConduzir: (() => void) | undefined;
  /** What follows where somebody refused. */
  readonly afterRefusal: string;
}

/** Who signs, in order, and where each one is. */
export const Assinantes = ({ id, assinantes, draft, onConduzir, afterRefusal }: AssinantesProps) => {
  const text = useText();
  const [checking, setChecking] = useState(false);
  const certified = assinantes.some(
    ({ situacao, estrategia }) => situacao === 'ASSINADO' && estrategia !== 'DOCFLOW',
  );
  const steps = new Set(assinantes.map(({ ordem }) => ordem)).size > 1;
  return (
    <section className={styles.block} id="assinantes" tabIndex={-1} aria-labelledby="assinantes-titulo">
      <div className={styles.blockTitle}>
        <h2 id="assinantes-titulo" className="grow">
          {text('consulta.assinantes.titulo')}
        </h2>
        {steps && <span className="sm mut">{text('consulta.assinantes.emOrdem')}</span>}
        {certified && (
          <Button
            size="small"
            aria-label={text('consulta.conferencia.abrir')}
            onClick={() => setChecking(true)}
          >
            {text('consulta.conferencia.botao')}
          </Button>
        )}
        {onConduzir && (
          <Button size="small" aria-label={text('caixa.atos.conduzirAssinaturas')} onClick={onConduzir}>
            {text('consulta.conduzir.botao')}
          </Button>
        )}
      </div>
      {checking && <ConferenciaDialog id={id} onClose={() => setChecking(false)} />}
      {assinantes.length === 0 ? (
        <p className="sm sub">{text('consulta.assinantes.nenhum')}</p>
      ) : (
        <ul>
          {assinantes.map((assinante) => (
            <Signer key={assinante.id} assinante={assinante} all={assinantes} draft={draft} />
          ))}
        </ul>
      )}
      {!draft && assinantes.some(({ situacao }) => situacao === 'RECUSADO') && (
        <p className="sm sub">{afterRefusal}</p>
      )}
    </section>
  );
};

interface SignerProps {
  readonly assinante: Assinante;
  readonly all: readonly Assinante[];
  readonly draft: boolean;
}

const Signer = ({ assinante, all, draft }: SignerProps) => {
  const text = useText();
  const me = useSignedIn().dados.usuario.idUsuario;
  const { usuario, unidade, situacao } = assinante;
  const mine = usuario.id === me;
  const place = [unidade?.sigla, usuario.cargo].filter(Boolean).join(' · ');
  return (
    <li className={styles.signer}>
      <UserAvatar name={usuario.nome} size="small" neutral={situacao !== 'ASSINADO'} />
      <div className="grow">
        <div className={styles.signerHead}>
          <span className={styles.signerName}>
            {mine ? text('consulta.assinantes.voce', { nome: usuario.nome }) : usuario.nome}
          </span>
          {assinante.externoId !== undefined && <DeForaMark />}
          {!draft && <AssinaturaChip situacao={chipOf[situacao]} />}
        </div>
        {place !== '' && <div className="sm sub">{place}</div>}
        {assinante.impedido !== undefined && <Note tone="ambar">{assinante.impedido}</Note>}
        {!draft && <Standing assinante={assinante} all={all} me={me} />}
      </div>
    </li>
  );
};

/** When it was signed and how, why it was refused, or whose turn it is. */
const Standing = ({
  assinante,
  all,
  me,
}: Pick<SignerProps, 'assinante' | 'all'> & { readonly me: number }) => {
  const text = useText();
  const { situacao, assinadoEm, estrategia, prazo, ordem, usuario, porQuem, motivo, liberadoEm, externoId } =
    assinante;
  if (situacao === 'ASSINADO' && assinadoEm !== undefined)
    return (
      <div className="xs mut">
        {text('consulta.assinantes.assinado', {
          quando: formatMoment(assinadoEm),
          meio: text(
            externoId === undefined
              ? `consulta.assinantes.meios.${estrategia}`
              : 'consulta.assinantes.meioDeFora',
          ),
        })}
        {porQuem !== undefined && <div>{text('consulta.assinantes.porSubstituicao', { nome: porQuem })}</div>}
      </div>
    );
  if (situacao === 'RECUSADO')
    return (
      <div className="sm sub">
        {motivo !== undefined && text('consulta.assinantes.motivo', { motivo })}
        {porQuem !== undefined && (
          <div className="xs mut">{text('consulta.assinantes.porSubstituicao', { nome: porQuem })}</div>
        )}
      </div>
    );
  if (situacao !== 'PENDENTE') return null;
  const halted = liberadoEm === undefined && all.some((other) => other.situacao === 'RECUSADO');
  if (halted) return <div className="xs mut">{text('consulta.assinantes.parado')}</div>;
  const before = all.filter((other) => other.situacao === 'PENDENTE' && other.ordem < ordem).at(-1);
  const turn = before
    ? before.usuario.id === me
      ? text('consulta.assinantes.depoisDeVoce')
      : text('consulta.assinantes.depois', { nome: before.usuario.nome })
    : text(usuario.id === me ? 'consulta.assinantes.suaVez' : 'consulta.assinantes.vez');
  const deadline =
    prazo === undefined ? undefined : text('consulta.assinantes.prazo', { dia: formatDay(prazo) });
  return <div className="xs mut">{[turn, deadline].filter(Boolean).join(' · ')}</div>;
};
