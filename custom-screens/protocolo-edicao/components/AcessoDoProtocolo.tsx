import type { NivelAcesso } from '#schemas/generated.ts';
import { NivelAcessoFields, SigiloField } from '#src/conteudo/AcessoFields.tsx';
import { controlId, type Rascunho } from '../rascunho.ts';
import styles from '../ProtocoloEdicao.module.css';

interface AcessoDoProtocoloProps {
  readonly rascunho: Rascunho;
  readonly erros: Readonly<Partial<Record<string, string>>>;
  readonly onChange: <C extends keyof Rascunho>(campo: C, value: Rascunho[C]) => void;
}

/** Who may see the protocol. */
export const AcessoDoProtocolo = ({ rascunho, erros, onChange }: AcessoDoProtocoloProps) => {
  const acesso = {
    acesso: rascunho,
    erros,
    editavel: true,
    idOf: controlId,
    onChange: {
      sigilo: (sigilo: number) => onChange('sigilo', sigilo),
      nivelAcesso: (nivel: NivelAcesso) => onChange('nivelAcesso', nivel),
      hipoteseLegal: (hipotese: string) => onChange('hipoteseLegal', hipotese),
    },
  };
  return (
    <div className={styles.fields}>
      <SigiloField {...acesso} />
      <NivelAcessoFields {...acesso} />
    </div>
  );
};
