import { CircleX, Clock, FilePen, ListMinus, LockKeyhole, UserLock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DossiePeca } from '#schemas/shapes/dossie.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { KindIcon } from '#src/conteudo/KindIcon.tsx';
import { formatDay, formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import styles from '../Dossie.module.css';

interface PecaDoDossieProps {
  readonly peca: DossiePeca;
  readonly onMudar?: ((peca: DossiePeca) => void) | undefined;
  readonly onRetirar?: ((peca: DossiePeca) => void) | undefined;
}

/** One piece of the index: what it is, until when it is valid, what it satisfies, how it is kept. */
export const PecaDoDossie = ({ peca, onMudar, onRetirar }: PecaDoDossieProps) => {
  const text = useText();
  const { ordem, conteudo } = peca;
  if (!conteudo) return <Restrita ordem={ordem} />;
  const { esperada, saida, quem = '', em } = peca;
  const { id, tipo, rotulo, assunto, sigilo, nivelAcesso, classe, guarda } = conteudo;
  return (
    <li className={styles.peca} id={saida ? undefined : `peca-${ordem}`}>
      <span className={styles.ordem}>{ordem}</span>
      <div className={styles.about}>
        <Link className={styles.subject} to={consultaPath(id, tipo)}>
          {assunto}
        </Link>
        <div className={styles.facts}>
          <span className={styles.number}>
            <KindIcon tipo={tipo} />
            <span className="id">{rotulo}</span>
          </span>
          <Validade peca={peca} />
          {peca.dadosPessoais && (
            <Chip icon={UserLock} tone="anil">
              {text('dossieTela.pecas.pessoais')}
            </Chip>
          )}
          <SigiloChip grau={sigilo} />
          <AcessoChip nivel={nivelAcesso} />
        </div>
        <div className={styles.facts}>
          {esperada && <span>{text('dossieTela.pecas.esperada', { nome: esperada.rotulo })}</span>}
          {classe !== undefined && <span>{text('dossieTela.pecas.classe', { classe })}</span>}
          {guarda !== undefined && <span>{text('dossieTela.pecas.guarda', { guarda })}</span>}
          <span>{text('dossieTela.pecas.posta', { quem, quando: formatMinute(em) })}</span>
        </div>
        {saida && (
          <p className={styles.reason}>
            {text('dossieTela.pecas.retirada', { quem: saida.quem, quando: formatMinute(saida.em) })}.{' '}
            {text('dossieTela.pecas.motivo', { motivo: saida.motivo })}
          </p>
        )}
      </div>
      <span className={styles.acts}>
        {onMudar && (
          <IconAction
            icon={FilePen}
            size="small"
            label={text('dossieTela.pecas.mudar', { ordem })}
            onClick={() => onMudar(peca)}
          />
        )}
        {onRetirar && (
          <IconAction
            icon={ListMinus}
            size="small"
            label={text('dossieTela.pecas.retirar', { ordem })}
            onClick={() => onRetirar(peca)}
          />
        )}
      </span>
    </li>
  );
};

const Restrita = ({ ordem }: { readonly ordem: number }) => {
  const text = useText();
  return (
    <li className={styles.peca}>
      <span className={styles.ordem}>{ordem}</span>
      <div className={styles.about}>
        <span className={styles.number}>
          <LockKeyhole size={16} aria-hidden="true" />
          {text('dossieTela.pecas.restrita')}
        </span>
        <span className="sm sub">{text('dossieTela.pecas.restritaTexto')}</span>
      </div>
    </li>
  );
};

const Validade = ({ peca: { validade, situacao } }: { readonly peca: DossiePeca }) => {
  const text = useText();
  if (validade === undefined) return null;
  const dia = formatDay(validade);
  if (situacao === 'VALE') return <span>{text('dossieTela.esperadas.vale', { dia })}</span>;
  return situacao === 'VENCE' ? (
    <Chip icon={Clock} tone="ambar">
      {text('dossieTela.esperadas.vence', { dia })}
    </Chip>
  ) : (
    <Chip icon={CircleX} tone="rubro">
      {text('dossieTela.esperadas.venceu', { dia })}
    </Chip>
  );
};
