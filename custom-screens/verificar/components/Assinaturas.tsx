import { BadgeCheck } from 'lucide-react';
import type { Verificacao, VerificacaoAssinatura } from '#schemas/shapes/assinatura.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { UserAvatar } from '#src/ui/UserAvatar.tsx';
import styles from './Verificar.module.css';

/** Who signed, in order of time; a cancelled document keeps its signatures, but nobody calls them valid. */
export const Assinaturas = ({ verificacao }: { readonly verificacao: Verificacao }) => {
  const text = useText();
  const { assinaturas = [], pendentes = 0, canceladas, situacao } = verificacao;
  const valid = situacao === 'AUTENTICO' || situacao === 'PENDENTE';
  return (
    <>
      <h3 className={styles.heading}>
        {text(valid || assinaturas.length === 0 ? 'verificar.assinaturas' : 'verificar.assinaturasFeitas', {
          count: assinaturas.length,
        })}
      </h3>
      {assinaturas.length === 0 && pendentes === 0 && (
        <p className="sm sub">{text(canceladas ? 'verificar.canceladas' : 'verificar.semAssinatura')}</p>
      )}
      <ul>
        {assinaturas.map((assinatura, index) => (
          <Signature key={index} assinatura={assinatura} valid={valid} />
        ))}
      </ul>
    </>
  );
};

interface SignatureProps {
  readonly assinatura: VerificacaoAssinatura;
  readonly valid: boolean;
}

const levels = ['SIMPLES', 'AVANCADA', 'QUALIFICADA'] as const;

const Signature = ({ assinatura, valid }: SignatureProps) => {
  const text = useText();
  const { nome, cpf, cargo, unidade, momento, nivel, meio, porQuem, deFora } = assinatura;
  const level = levels.find((known) => known === nivel);
  return (
    <li className={styles.signature}>
      <UserAvatar name={porQuem ?? nome} size="small" />
      <div className="grow">
        <b>{porQuem ?? nome}</b> <span className="num sub">{cpf}</span>
        {porQuem !== undefined && <div className="sm sub">{text('verificar.porSubstituicao', { nome })}</div>}
        <div className="sm sub">
          {[deFora && text('verificar.deFora'), cargo, unidade, formatMoment(momento)]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <Chip icon={BadgeCheck} tone={valid ? 'verde' : 'pedra'} hint={meio}>
        {level ? text(`verificar.nivel.${level}`) : nivel}
      </Chip>
    </li>
  );
};
