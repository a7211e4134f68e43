import { blocks, page, post } from './fixture';

const review = (rating: number, name = 'Dana R.') => ({
  name,
  rating,
  date: '2 months ago',
  text: 'Clear price.',
  service: 'Plumbing',
  sample: true,
});

export const cityPage = page({ route: '/gonzales-texas', kind: 'city', office: 'gonzales', city: 'Gonzales' });
export const article = page({
  route: '/blog/tips',
  kind: 'article',
  post: post(),
  sections: blocks({
    type: 'article-header',
    heading: 'Five tips before you build',
    excerpt: 'What to settle first.',
    category: 'Construction Tips',
    date: '2023-10-25',
    readTime: 5,
    image: { src: 'drain.jpg', alt: 'A drain' },
  }),
});
export const gallery = page({
  route: '/gallery',
  sections: blocks({
    type: 'gallery',
    filter: true,
    images: [
      { src: 'pipe.jpg', alt: 'A pipe', title: 'Ridge', category: 'Plumbing' },
      { src: 'drain.jpg', alt: 'A drain', category: 'Drains' },
    ],
  }),
});
export const reviews = page({
  route: '/reviews',
  sections: blocks({ type: 'reviews', items: [...Array(11).fill(review(5)), review(4)] }),
});
export const faq = page({
  sections: blocks(
    { type: 'faq', items: [{ question: 'How long?', answer: '<p>Usually <strong>one to three</strong> days.</p>' }] },
    {
      type: 'faq',
      items: [{ question: 'How much?', answer: '<p>Ask us &amp; see.</p><ul><li>One</li><li>Two</li></ul>' }],
    },
  ),
});
