-- What a person named when they left for a provider: what they say yes to there is for that, as it was, and for nothing else.
alter table assinatura_nuvem add column itens jsonb not null default '[]';
-- Where a provider gives the whole signature (CMS), which: what is signed is then the digest of the content.
alter table assinatura_pacote add column provedor_cms integer;
