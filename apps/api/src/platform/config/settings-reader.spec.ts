import { SettingsReader } from './settings-reader.js';

const faultsOf = (path: string) => {
  const read = new SettingsReader({ DATA_DIR: path });
  read.path('DATA_DIR');
  return read.faults;
};

describe('a path of a directory', () => {
  it.each([
    ...['~', '~/.data', '~words/.data', '$HOME/.data', '${HOME}/.data', '%HOME%\\.data'],
    ...['"/srv/words"', "'/srv/words'", 'file:///srv/words'],
  ])('is refused if a shell would have had to change it: %s', (path) => {
    expect(faultsOf(path)).toEqual([
      expect.stringMatching(/^DATA_DIR must be .* without quotes, ~/),
    ]);
  });

  it.each(['/srv/words', '.data', 'my~words', 'C:\\words', "it's mine", '/srv/$1', '漢字'])(
    'may be %s',
    (path) => expect(faultsOf(path)).toEqual([]),
  );
});
