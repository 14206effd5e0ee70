/** The sections of the page, each a table whose rows come later. */
const tables = [
  {
    id: 'queues',
    title: 'Queues today',
    isWide: true,
    columns: 'Queue, Waiting, Longest, Answered, Abandoned, Passed on, Average wait, In 20 s',
  },
  { id: 'agents', title: 'Agents', columns: 'Agent, Now, Since, Talks, Talk today' },
  { id: 'talks', title: 'Talking', columns: 'Caller, With, Since' },
  {
    id: 'missed',
    title: 'To call back',
    isWide: true,
    columns: 'Number, Name, Missed by, Last call, Calls, Tried',
  },
];

for (const { columns, id, isWide, title } of tables) {
  const section = document.createElement('section');
  section.setAttribute('aria-labelledby', `${id}-title`);
  section.classList.toggle('wide', Boolean(isWide));
  const heads = columns.split(', ').map((column) => `<th scope="col">${column}</th>`);
  section.innerHTML = `<h2 id="${id}-title">${title}</h2>
    <table><thead><tr>${heads.join('')}</tr></thead><tbody id="${id}"></tbody></table>`;
  document.querySelector('main').append(section);
}
