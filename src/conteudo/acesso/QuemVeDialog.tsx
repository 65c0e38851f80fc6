import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Building2, Network, UserRound, Users, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { acessoApi } from '#schemas/api/acesso.ts';
import type { QuemVe, QuemVeItem } from '#schemas/shapes/acesso.ts';
import { useRead } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useCredenciais } from './use-credenciais.ts';
import { DarCredencial } from './DarCredencial.tsx';
import styles from './QuemVe.module.css';

interface QuemVeDialogProps {
  readonly id: number;
  /** How it is called in a sentence. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Who may see a content and why, reason by reason; who answers for it gives and takes credentials here. */
export const QuemVeDialog = ({ id, name, onClose }: QuemVeDialogProps) => {
  const text = useText();
  const titleId = useId();
  const { data, error, refetch } = useRead(acessoApi.quemVe, { params: { id } }, { ownError: true });
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('consulta.quemVe.titulo', { documento: name })}</DialogTitle>
      <DialogContent>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={4} />}
        {data && <Reasons id={id} answer={data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('consulta.quemVe.fechar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const icons: Record<QuemVeItem['especie'], LucideIcon> = {
  ORGANIZACAO: Building2,
  UNIDADE: Network,
  GRUPO: Users,
  PESSOA: UserRound,
};

const Reasons = ({ id, answer }: { readonly id: number; readonly answer: QuemVe }) => {
  const text = useText();
  const credenciais = useCredenciais(id);
  const { itens, nivelAcesso, sigilo, hipoteseLegal, podeCredenciar } = answer;
  return (
    <>
      <p className={styles.level}>
        <AcessoChip nivel={nivelAcesso} always />
        <SigiloChip grau={sigilo} always />
        {hipoteseLegal && <span className="sm sub">{hipoteseLegal}</span>}
      </p>
      <ul className={styles.reasons} aria-label={text('consulta.quemVe.lista')}>
        {itens.map((item) => {
          const Icon = icons[item.especie];
          return (
            <li key={`${item.especie}/${item.usuarioId ?? item.nome}/${item.motivo}`}>
              <Icon size={16} aria-hidden="true" />
              <span className="grow">
                <b>{item.nome}</b>
                <span className="sm sub">{item.motivo}</span>
                <span className="xs mut">{detailOf(item, text)}</span>
              </span>
              {item.credencial && (
                <Button
                  size="small"
                  aria-label={text('consulta.quemVe.retirarDe', { nome: item.nome })}
                  loading={credenciais.busy === item.usuarioId}
                  onClick={() => void credenciais.retirar(item.usuarioId ?? 0, item.nome)}
                >
                  {text('consulta.quemVe.retirar')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {podeCredenciar && <DarCredencial id={id} onGive={credenciais.dar} />}
    </>
  );
};

/** Since when, by whom, and how many: what there is to say besides the reason. */
const detailOf = (item: QuemVeItem, text: ReturnType<typeof useText>): string => {
  const { especie, pessoas, foraDoGrau, desde, por } = item;
  const parts = [
    desde === undefined ? '' : text('consulta.quemVe.desde', { dia: formatDay(desde) }),
    por === undefined ? '' : text('consulta.quemVe.por', { nome: por }),
    especie === 'PESSOA' ? '' : text('consulta.quemVe.pessoas', { count: pessoas }),
    foraDoGrau === 0
      ? ''
      : especie === 'PESSOA'
        ? text('consulta.quemVe.semGrau')
        : text('consulta.quemVe.foraDoGrau', { count: foraDoGrau }),
  ];
  return parts.filter((part) => part !== '').join(' · ');
};
