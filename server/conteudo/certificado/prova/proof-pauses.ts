const hour = 3_600_000;
const day = 24 * hour;
const pauses = [hour / 6, hour, 6 * hour];

/** When it is tried again, after so many times in vain: sooner at first, and after two weeks once a week. */
export const pauseAfter = (agora: Date, tentativas: number): Date =>
  new Date(agora.getTime() + (pauses[tentativas] ?? (tentativas < 16 ? day : 7 * day)));

/** When a seal is renewed: two months before it ends, or half way where less is left. */
export const renewAt = (ate: Date, agora: Date): Date => {
  const left = ate.getTime() - agora.getTime();
  return new Date(Math.max(ate.getTime() - 60 * day, agora.getTime() + Math.max(hour, left / 2)));
};
