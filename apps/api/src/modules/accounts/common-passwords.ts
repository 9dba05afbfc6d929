let loaded: Promise<ReadonlySet<string>> | undefined;

/** Returns about 49,000 passwords in lower case that people use most. Loads them when they are first needed. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
