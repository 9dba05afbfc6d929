import { plainText } from './plain-text.js';

describe('plainText', () => {
  it.each([
    ['plain', 'plain'],
    ['<b>bold</b> and <i>italic</i>', 'bold and italic'],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['<div>one</div><div>two</div>', 'one\ntwo'],
    ['one<div>two</div>', 'one\ntwo'],
    ['<div>one<br></div><div><br></div><div>two</div>', 'one\n\ntwo'],
    ['<ul><li>one</li>\n<li>two</li></ul>', 'one\ntwo'],
    ['one\n  two', 'one two'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
    ['&nbsp;word&nbsp;', 'word'],
    ['', ''],
  ])('turns markup into lines: %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    ['a &lt;b&gt; &amp; c', 'a <b> & c'],
    ['&amp;lt;', '&lt;'],
    ['caf&eacute; na&iuml;ve &Ccedil;a', 'café naïve Ça'],
    ['&zcaron;&lstrok;&odblac;&szlig;', 'žłőß'],
    ['&#233;&#xE9;&#x1F600;', 'éé😀'],
    ['it&#146;s &rsquo;', 'it’s ’'],
    ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['&sum; &check; &NotEqualTilde; &AMP; &bsol;', '∑ ✓ ≂̸ & \\'],
    ['&#000000233;&#X00000E9;', 'éé'],
    ['AT&T &nosuchname; & &;', 'AT&T &nosuchname; & &;'],
    ['?a=1&copy=2&#233', '?a=1&copy=2&#233'],
  ])('decodes entities: %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    ['dog [sound:dog.mp3]', 'dog'],
    ['[sound:a[1].mp3]dog', '.mp3]dog'],
    ['<img src="dog.jpg" alt="a > b">dog', 'dog'],
    ['<style>.card { color: red }</style>dog', 'dog'],
    ['<!-- dog > cat -->bird', 'bird'],
    ['<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字', '漢字'],
    ['<ruby>漢<rt>かん</ruby>字', '漢字'],
  ])('leaves out what is not text: %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    ['the {{c1::dog}} barks', 'the dog barks'],
    ['the {{c12::dog::animal}} barks', 'the dog barks'],
    ['{{c1::a {{c2::nested::hint}} gap::outer}}', 'a nested gap'],
    ['{{c1::<b>dog</b>::<i>hint</i>}}', 'dog'],
    ['{{c1,2::dog}}', 'dog'],
    ['{{c1::open', 'open'],
    ['std::vector and {{not}} a gap', 'std::vector and {{not}} a gap'],
  ])('unwraps clozes: %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    ['a <b', 'a <b'],
    ['1 < 2 > 0', '1 < 2 > 0'],
    ['<a href="x>word</a>', 'word'],
    ['<!-- never closed', '<!-- never closed'],
    ['[sound:never closed', '[sound:never closed'],
    ['&#91;sound:dog.mp3]', '[sound:dog.mp3]'],
    ['&#123;{c1::dog}}', '{{c1::dog}}'],
  ])('keeps text that is not markup: %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    '<a',
    '<a "',
    '<!--',
    '[sound:',
    '{{c1::',
    '}}',
    '::',
    '&',
    '&#',
    '<a "\'>',
    'a<div>',
    'a<br>',
    ' ',
    "<a'>",
  ])('takes time in proportion to the text: %j repeated', (piece) => {
    // This is processor time: on a busy machine, the time by the clock would say little.
    const before = process.cpuUsage();
    plainText(piece.repeat(200_000));
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});
